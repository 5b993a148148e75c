package dev.ectype.runtime.emulator.model;

/** Holds the texts of the constants of an enum. */
final class EnumTexts {
    private static final ClassValue<EnumTexts> TEXTS = new ClassValue<>() {
        @Override
        protected EnumTexts computeValue(Class<?> type) {
            return new EnumTexts(type);
        }
    };

    private final String[] texts;

    private EnumTexts(Class<?> type) {
        Object[] constants = type.getEnumConstants();
        texts = new String[constants.length];
        for (Object constant : constants) {
            Enum<?> value = (Enum<?>) constant;
            texts[value.ordinal()] = name(type, value);
        }
    }

    private static String name(Class<?> type, Enum<?> value) {
        try {
            return JavaToJsonNames.of(type, type.getDeclaredField(value.name()), value.name());
        } catch (NoSuchFieldException impossible) {
            throw new IllegalStateException(type.getName() + " lacks its constant " + value.name(), impossible);
        }
    }

    static String textOf(Enum<?> value) {
        return TEXTS.get(value.getDeclaringClass()).texts[value.ordinal()];
    }
}
