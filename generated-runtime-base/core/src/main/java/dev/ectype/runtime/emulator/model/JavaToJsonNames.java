package dev.ectype.runtime.emulator.model;

import java.lang.reflect.AnnotatedElement;
import java.util.Locale;

/** Derives the JSON names of record components and enum constants from their Java names. */
final class JavaToJsonNames {
    private JavaToJsonNames() {}

    /** Returns the JSON name of a component or constant of a type. */
    static String of(Class<?> type, AnnotatedElement member, String javaName) {
        JsonName named = member.getAnnotation(JsonName.class);
        if (named != null) {
            return named.value();
        }
        if (!SnakeCase.class.isAssignableFrom(type)) {
            return javaName;
        }
        return type.isEnum() ? javaName.toLowerCase(Locale.ROOT) : snakeCase(javaName);
    }

    private static String snakeCase(String camelCase) {
        StringBuilder name = new StringBuilder();
        for (int at = 0; at < camelCase.length(); at++) {
            char character = camelCase.charAt(at);
            if (character >= 'A' && character <= 'Z') {
                name.append('_').append((char) (character - 'A' + 'a'));
            } else {
                name.append(character);
            }
        }
        return name.toString();
    }
}
