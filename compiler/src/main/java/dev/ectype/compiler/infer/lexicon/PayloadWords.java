package dev.ectype.compiler.infer.lexicon;

import java.util.Locale;

/** Recognises the fields of GraphQL payloads and of the errors inside them. */
public final class PayloadWords {
    /** The argument with the identifier of the instance that a mutation changes. */
    public static final String IDENTIFIER = "id";

    private PayloadWords() {}

    public static boolean isErrors(String list) {
        return list.toLowerCase(Locale.ROOT).endsWith("errors");
    }

    /** Returns whether a field holds an identifier, such as {@code deletedProductId}. */
    public static boolean isIdentifier(String field, String type) {
        return type.equals("ID") || field.toLowerCase(Locale.ROOT).endsWith(IDENTIFIER);
    }

    public static boolean isMessage(String field) {
        return field.equals("message");
    }

    public static boolean isCode(String field) {
        return field.equals("code");
    }
}
