package dev.ectype.compiler.collection;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** Maps every variant of a sealed type to its handler. A sealed subtype stands for all of its own variants. */
public final class Cases<T, R> {
    private final Class<T> sealed;
    private final Map<Class<?>, Function<T, R>> table = new LinkedHashMap<>();

    private Cases(Class<T> sealed) {
        this.sealed = sealed;
    }

    public static <T, R> Cases<T, R> of(Class<T> sealed) {
        return new Cases<>(sealed);
    }

    public <S extends T> Cases<T, R> on(Class<S> variant, Function<? super S, ? extends R> handler) {
        SealedVariants.of(variant).forEach(each -> table.put(each, value -> handler.apply(variant.cast(value))));
        return this;
    }

    /** Fails if a variant has no handler, so that a forgotten variant fails when its class loads. */
    public Cases<T, R> exhaustive() {
        for (Class<?> variant : SealedVariants.of(sealed)) {
            if (!table.containsKey(variant)) {
                throw new IllegalStateException("no case for " + variant.getName());
            }
        }
        return this;
    }

    public R apply(T value) {
        Function<T, R> handler = table.get(value.getClass());
        if (handler == null) {
            throw new IllegalStateException("no case for " + value.getClass().getName());
        }
        return handler.apply(value);
    }
}
