package dev.ectype.compiler.emit.type;

import java.util.Locale;

/** Derives short names from the title of an API. */
public final class ApiSlug {
    /** The length limit, since slugs name folders. */
    private static final int LONGEST = 60;

    private ApiSlug() {}

    /**
     * Converts a title to a slug: {@code Swagger Petstore - OpenAPI 3.0} becomes {@code petstore}, in lower case,
     * without common words.
     */
    public static String of(String title) {
        StringBuilder slug = new StringBuilder();
        for (String word : title.toLowerCase(Locale.ROOT).split("[^a-z0-9]+")) {
            if (!word.isEmpty() && !isNoise(word) && slug.length() < LONGEST) {
                slug.append(slug.isEmpty() ? "" : "-").append(word, 0, Math.min(word.length(), LONGEST));
            }
        }
        String name = slug.length() <= LONGEST ? slug.toString() : slug.substring(0, slug.lastIndexOf("-", LONGEST));
        return name.isEmpty() ? "api" : name;
    }

    /** Returns the letters and digits of the slug as a Java package. */
    public static String packageOf(String title) {
        String letters = of(title).replace("-", "");
        String name = Character.isDigit(letters.charAt(0)) ? "api" + letters : letters;
        return javax.lang.model.SourceVersion.isKeyword(name) ? name + "api" : name;
    }

    private static boolean isNoise(String word) {
        return word.matches("api|apis|openapi|swagger|v?[0-9]+|version|specification|spec|rest|the");
    }
}
