package dev.ectype.runtime.plan.resource;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import org.jspecify.annotations.Nullable;

/** Describes the identifiers of a resource. */
public sealed interface IdStylePlan {
    /** Counts integers up from the first, in each parent if {@code scoped}. */
    record Counter(long start, boolean scoped) implements IdStylePlan {
        public Counter(long start) {
            this(start, false);
        }
    }

    /** Generates RFC 4122 text. */
    record Uuid() implements IdStylePlan {}

    /** Generates a prefix and then {@code length} characters of {@code alphabet}. */
    record Prefixed(String prefix, int length, String alphabet) implements IdStylePlan {}

    /** Generates texts of {@code digits} digits. */
    record Digits(int digits) implements IdStylePlan {}

    /** Generates a word and a count. */
    record Readable(String word) implements IdStylePlan {}

    /** Derives the identifier from another member; exact if only duplicates get a suffix. */
    record SlugOf(String member, boolean exact) implements IdStylePlan {}

    /** Takes the client's choice, else generates one from the word. */
    record ClientChosen(String word) implements IdStylePlan {}

    /**
     * Generates the path of the instance.
     *
     * @param above the default path of the parent, or an empty text
     * @param collection the path segments before the last one
     * @param parent the request member with the parent's path, or null
     * @param last the request member with the last segment, or null
     */
    record Placed(
            String above,
            String collection,
            @Nullable String parent,
            @Nullable String last) implements IdStylePlan {
        /** Returns the common prefix of the generated paths. */
        public String beginning() {
            return (above.isEmpty() ? "" : above + "/") + collection + "/";
        }
    }

    static IdStylePlan of(PlanObjectReader fields) {
        String kind = fields.text("kind");
        return switch (kind) {
            case "counter" -> new Counter(fields.longNumber("start", 1), fields.flag("scoped"));
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
            default -> throw new IllegalArgumentException("unknown identifier style \"" + kind + "\"");
        };
    }
}
