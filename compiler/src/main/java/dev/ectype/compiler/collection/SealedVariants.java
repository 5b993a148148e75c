package dev.ectype.compiler.collection;

import java.util.Arrays;
import java.util.List;

/** Lists the classes that a sealed type permits, directly or through its sealed subtypes. */
public final class SealedVariants {
    private static final ClassValue<List<Class<?>>> KNOWN = new ClassValue<>() {
        @Override
        protected List<Class<?>> computeValue(Class<?> type) {
            return type.isSealed()
                    ? Arrays.stream(type.getPermittedSubclasses())
                            .<Class<?>>flatMap(each -> get(each).stream())
                            .toList()
                    : List.of(type);
        }
    };

    private SealedVariants() {}

    /** Returns the variants in the order of their declaration. A type that is not sealed is its own variant. */
    public static List<Class<?>> of(Class<?> type) {
        return KNOWN.get(type);
    }
}
