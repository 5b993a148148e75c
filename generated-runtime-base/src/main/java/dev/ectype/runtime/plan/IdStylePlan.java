package dev.ectype.runtime.plan;

/** How the identifiers of a resource look. */
public sealed interface IdStylePlan {
    /** Integers that count up from the first. */
    record Counter(long start) implements IdStylePlan {}

    /** RFC 4122 text. */
    record Uuid() implements IdStylePlan {}

    /** A prefix and then {@code length} characters of {@code alphabet}. */
    record Prefixed(String prefix, int length, String alphabet) implements IdStylePlan {}

    /** Digits in text, {@code digits} long. */
    record Digits(int digits) implements IdStylePlan {}

    /** A word and a count. */
    record Readable(String word) implements IdStylePlan {}

    /** Made from another member; exact where nothing follows its words as long as no two are alike. */
    record SlugOf(String member, boolean exact) implements IdStylePlan {}

    /** Chosen by the client; the word serves when it chooses none. */
    record ClientChosen(String word) implements IdStylePlan {}

    static IdStylePlan of(Fields fields) {
        String kind = fields.text("kind");
        return switch (kind) {
            case "counter" -> new Counter(fields.longNumber("start", 1));
            case "uuid" -> new Uuid();
            case "prefixed" -> new Prefixed(fields.text("prefix"), fields.number("length"), fields.text("alphabet"));
            case "digits" -> new Digits(fields.number("digits"));
            case "readable" -> new Readable(fields.text("word"));
            case "slugOf" -> new SlugOf(fields.text("member"), fields.flag("exact"));
            case "clientChosen" -> new ClientChosen(fields.text("word"));
            default -> throw new IllegalArgumentException("no identifiers have the style \"" + kind + "\"");
        };
    }
}
