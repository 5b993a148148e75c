package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.StoredInstance;
import dev.ectype.runtime.emulator.resource.IdentityMember;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Changes several instances of a store with the elements of one request list. If one element is refused, the transaction changes
 * nothing.
 */
public final class Batch<T> {
    private final Store<T> store;
    private final List<Body<?>> elements;
    private final @Nullable IdentityMember idMember;

    Batch(Store<T> store, List<Body<?>> elements, @Nullable IdentityMember idMember) {
        this.store = store;
        this.elements = List.copyOf(elements);
        this.idMember = idMember;
    }

    /** Creates an instance from each element. */
    public List<StoredInstance<T>> insert() {
        return each(store::insert);
    }

    /** Merges each element into the instance that it identifies. */
    public List<StoredInstance<T>> merge() {
        return each(element -> changed(element, store::merge));
    }

    /** Replaces the instance that each element identifies. */
    public List<StoredInstance<T>> replace() {
        return each(element -> changed(element, store::replace));
    }

    /** Replaces the instance that each element identifies, or creates one if the element identifies no stored instance. */
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
        boolean named = idMember != null && idMember.in(element.document()) != null;
        return named ? store.upsert(id(element), element) : store.insert(element);
    }

    private String id(Body<?> element) {
        return idMember == null
                ? element.text("id")
                : element.textAt(idMember.path().toString());
    }
}
