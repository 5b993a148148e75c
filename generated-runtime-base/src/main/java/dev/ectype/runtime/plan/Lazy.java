package dev.ectype.runtime.plan;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A value made when it is first asked for. */
final class Lazy<T> {
    private @Nullable Supplier<T> maker;
    private volatile @Nullable T value;

    Lazy(Supplier<T> maker) {
        this.maker = maker;
    }

    T get() {
        T made = value;
        return made != null ? made : make();
    }

    private synchronized T make() {
        T made = value;
        Supplier<T> open = maker;
        if (made == null) {
            if (open == null) {
                throw new IllegalStateException("made nothing");
            }
            made = open.get();
            value = made;
            maker = null;
        }
        return made;
    }
}
