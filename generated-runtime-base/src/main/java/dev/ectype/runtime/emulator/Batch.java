package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.StoredInstance;
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
    public List<StoredInstance<T>> insert() {
        return each(store::insert);
    }

    /** Changes the members that an element has of the instance that it names. */
    public List<StoredInstance<T>> merge() {
        return each(element -> changed(element, store::merge));
    }

    /** Puts each element in the place of the instance that it names. */
    public List<StoredInstance<T>> replace() {
        return each(element -> changed(element, store::replace));
    }

    /** Puts each element in the place of the instance that it names, or makes one where it names none that is there. */
    public List<StoredInstance<T>> upsert() {
        return each(this::upserted);
    }

    private List<StoredInstance<T>> each(Function<Body<?>, StoredInstance<T>> change) {
        return elements.stream().<StoredInstance<T>>map(change).toList();
    }

    private StoredInstance<T> changed(
            Body<?> element, BiFunction<StoredInstance<T>, Body<?>, StoredInstance<T>> change) {
        return change.apply(store.require(id(element)), element);
    }

    private StoredInstance<T> upserted(Body<?> element) {
        boolean named = idMember != null && element.document().member(idMember) != null;
        return named ? store.upsert(id(element), element) : store.insert(element);
    }

    private String id(Body<?> element) {
        return element.text(idMember == null ? "id" : idMember.name());
    }
}
