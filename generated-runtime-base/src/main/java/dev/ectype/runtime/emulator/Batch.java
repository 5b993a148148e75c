package dev.ectype.runtime.emulator;

import dev.ectype.runtime.json.MemberName;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What a request tells of several instances of a store in one list; where one of them is refused, nothing has happened. */
public final class Batch<T> {
    private final Store<T> store;
    private final List<Body<?>> elements;
    private final @Nullable MemberName idMember;

    Batch(Store<T> store, List<Body<?>> elements, @Nullable MemberName idMember) {
        this.store = store;
        this.elements = List.copyOf(elements);
        this.idMember = idMember;
    }

    /** Makes an instance of each element. */
    public List<Stored<T>> insert() {
        return each(store::insert);
    }

    /** Changes the members that an element has of the instance that it names. */
    public List<Stored<T>> merge() {
        return each(element -> changed(element, store::merge));
    }

    /** Puts each element in the place of the instance that it names. */
    public List<Stored<T>> replace() {
        return each(element -> changed(element, store::replace));
    }

    /** Puts each element in the place of the instance that it names, or makes one where it names none that is there. */
    public List<Stored<T>> upsert() {
        return each(this::upserted);
    }

    private List<Stored<T>> each(Function<Body<?>, Stored<T>> change) {
        return elements.stream().<Stored<T>>map(change).toList();
    }

    private Stored<T> changed(Body<?> element, BiFunction<Stored<T>, Body<?>, Stored<T>> change) {
        return change.apply(store.require(id(element)), element);
    }

    private Stored<T> upserted(Body<?> element) {
        boolean named = idMember != null && element.document().member(idMember) != null;
        return named ? store.upsert(id(element), element) : store.insert(element);
    }

    private String id(Body<?> element) {
        return element.text(idMember == null ? "id" : idMember.name());
    }
}
