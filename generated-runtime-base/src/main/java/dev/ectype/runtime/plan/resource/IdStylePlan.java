package dev.ectype.runtime.plan.resource;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import org.jspecify.annotations.Nullable;

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

    /**
     * A path that leads to the thing.
     *
     * @param above what leads to what it lies in where nobody tells, or an empty text
     * @param collection what stands before the last part
     * @param parent what a request calls the path to what a new one is to lie in, or null
     * @param last what a request calls the last part, or null
     */
    record Placed(
            String above,
            String collection,
            @Nullable String parent,
            @Nullable String last) implements IdStylePlan {
        /** What all names begin with that nobody tells more of. */
        public String beginning() {
            return (above.isEmpty() ? "" : above + "/") + collection + "/";
        }
    }

    static IdStylePlan of(PlanObjectReader fields) {
        String kind = fields.text("kind");
        return switch (kind) {
            case "counter" -> new Counter(fields.longNumber("start", 1));
            case "uuid" -> new Uuid();
            case "prefixed" -> new Prefixed(fields.text("prefix"), fields.number("length"), fields.text("alphabet"));
            case "digits" -> new Digits(fields.number("digits"));
            case "readable" -> new Readable(fields.text("word"));
            case "slugOf" -> new SlugOf(fields.text("member"), fields.flag("exact"));
            case "clientChosen" -> new ClientChosen(fields.text("word"));
            case "placed" ->
                new Placed(
                        fields.text("above"),
                        fields.text("collection"),
                        fields.optionalText("parent"),
                        fields.optionalText("last"));
            default -> throw new IllegalArgumentException("no identifiers have the style \"" + kind + "\"");
        };
    }
}
