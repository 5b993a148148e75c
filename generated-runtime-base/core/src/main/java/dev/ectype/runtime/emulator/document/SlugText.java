package dev.ectype.runtime.emulator.document;

import java.text.Normalizer;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Creates slugs: words of ASCII letters and digits with dashes between them. */
public final class SlugText {
    private static final int LONGEST = 100;

    private SlugText() {}

    /** Returns the words of a slug, such as {@code Border Collie}, or null if the text is no slug of words. */
    public static @Nullable String words(String slug) {
        if (!slug.matches("[a-z]{3,}([-_][a-z]{2,})*")) {
            return null;
        }
        return Stream.of(slug.split("[-_]"))
                .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
                .collect(Collectors.joining(" "));
    }

    /** Returns the slug of a text, or the fallback if the text has no usable character. */
    public static String of(String text, String fallback) {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFKD).toLowerCase(Locale.ROOT);
        StringBuilder slug = new StringBuilder();
        for (int at = 0; at < plain.length() && slug.length() < LONGEST; at++) {
            char character = plain.charAt(at);
            if (character >= 'a' && character <= 'z' || character >= '0' && character <= '9') {
                slug.append(character);
            } else if (!slug.isEmpty()
                    && slug.charAt(slug.length() - 1) != '-'
                    && Character.getType(character) != Character.NON_SPACING_MARK) {
                slug.append('-');
            }
        }
        int length = slug.length();
        if (length > 0 && slug.charAt(length - 1) == '-') {
            slug.setLength(length - 1);
        }
        return slug.isEmpty() ? fallback : slug.toString();
    }
}
