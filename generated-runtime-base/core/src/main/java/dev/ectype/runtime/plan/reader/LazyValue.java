package dev.ectype.runtime.plan.reader;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Computes a value at its first use. */
public final class LazyValue<T> {
    private @Nullable Supplier<T> maker;
    private volatile @Nullable T value;

    public LazyValue(Supplier<T> maker) {
        this.maker = maker;
    }

    public T get() {
        T made = value;
        return made != null ? made : make();
    }

    private synchronized T make() {
        T made = value;
        Supplier<T> open = maker;
        if (made == null) {
            if (open == null) {
                throw new IllegalStateException("the supplier returned null");
            }
            made = open.get();
            value = made;
            maker = null;
        }
        return made;
    }
}
