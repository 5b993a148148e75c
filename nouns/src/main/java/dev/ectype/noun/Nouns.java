package dev.ectype.noun;

/**
 * Converts names between singular and plural: {@code orderStatuses} and {@code orderStatus}.
 *
 * <p>The last word of a name decides. It keeps its letter case, as in {@code APIKeys}, {@code URLs} and {@code
 * LINE_ITEMS}.
 */
public final class Nouns {
    private Nouns() {}

    /** Returns the singular of a name. A singular stays unchanged. */
    public static String singular(String name) {
        LastWord last = LastWord.of(name);
        if (last.isPluralAcronym()) {
            return name.substring(0, name.length() - 1);
        }
        return last.replacedBy(singularOf(last.lower()));
    }

    /** Returns the plural of a name. A plural stays unchanged. */
    public static String plural(String name) {
        LastWord last = LastWord.of(name);
        if (last.isPluralAcronym() || !singularOf(last.lower()).equals(last.lower())) {
            return name;
        }
        return last.replacedBy(pluralOf(last.lower()));
    }

    /** Returns whether a name differs from its singular. Words with one form, such as {@code series}, are singular. */
    public static boolean isPlural(String name) {
        return !singular(name).equals(name);
    }

    private static String singularOf(String word) {
        String irregular = IrregularNouns.singular(word);
        if (irregular != null) {
            return irregular;
        }
        if (word.length() < 3 || !word.endsWith("s") || endsWith(word, "ss", "us", "is")) {
            return word;
        }
        if (word.endsWith("ies") && word.length() > 4) {
            return cut(word, 3) + "y";
        }
        if (endsWith(word, "sses", "shes", "ches", "xes", "zzes", "tzes", "oes", "uses") && word.length() > 4) {
            return cut(word, 2);
        }
        String shorter = cut(word, 1);
        // A plural with a second plural ending, such as "peoples".
        String twice = IrregularNouns.singular(shorter);
        return twice == null ? shorter : twice;
    }

    private static String pluralOf(String word) {
        String irregular = IrregularNouns.plural(word);
        if (irregular != null) {
            return irregular;
        }
        if (word.isEmpty()) {
            return word;
        }
        if (word.endsWith("y") && word.length() > 1 && !isVowelBeforeY(word)) {
            return cut(word, 1) + "ies";
        }
        return word + (endsWith(word, "s", "x", "z", "ch", "sh") ? "es" : "s");
    }

    private static boolean isVowelBeforeY(String word) {
        return "aeiou".indexOf(word.charAt(word.length() - 2)) >= 0 && !word.endsWith("quy");
    }

    private static boolean endsWith(String word, String... endings) {
        for (String ending : endings) {
            if (word.endsWith(ending)) {
                return true;
            }
        }
        return false;
    }

    private static String cut(String word, int letters) {
        return word.substring(0, word.length() - letters);
    }
}
