package dev.ectype.noun;

import java.util.Locale;

/**
 * The last word of a name: {@code Statuses} in {@code orderStatuses}, {@code items} in {@code line_items}.
 *
 * @param start the index of the word's first letter
 * @param lower the word in lower case, empty if the name ends with a separator
 */
record LastWord(String name, int start, String lower) {
    /** The longest name of capitals that is an acronym instead of a constant: its plural is {@code URLs}. */
    private static final int LONGEST_ACRONYM = 4;

    static LastWord of(String name) {
        int start = name.length();
        while (start > 0 && Character.isLetterOrDigit(name.charAt(start - 1))) {
            start--;
            if (startsWord(name, start)) {
                break;
            }
        }
        String word = name.substring(start);
        String lower = word.toLowerCase(Locale.ROOT);
        // A few letters of other languages become longer in lower case. No rule applies to them.
        return new LastWord(name, start, lower.length() == word.length() ? lower : word);
    }

    private static boolean startsWord(String name, int at) {
        if (at == 0 || !Character.isUpperCase(name.charAt(at))) {
            return false;
        }
        boolean afterLower = !Character.isUpperCase(name.charAt(at - 1));
        boolean beforeLower = at + 1 < name.length() && Character.isLowerCase(name.charAt(at + 1));
        return afterLower || beforeLower;
    }

    /** Returns whether the name ends with capitals and a small s, such as {@code userIDs}. */
    boolean isPluralAcronym() {
        int end = name.length() - 1;
        return end > 1
                && name.charAt(end) == 's'
                && Character.isUpperCase(name.charAt(end - 1))
                && Character.isUpperCase(name.charAt(end - 2));
    }

    /** Returns the name with another form of its last word, in the letter case of the word. */
    String replacedBy(String form) {
        if (form.equals(lower)) {
            return name;
        }
        int same = 0;
        while (same < Math.min(form.length(), lower.length()) && form.charAt(same) == lower.charAt(same)) {
            same++;
        }
        String ending = form.substring(same);
        return name.substring(0, start + same) + (isCapital() ? ending.toUpperCase(Locale.ROOT) : ending);
    }

    /** Returns whether new letters are capitals. A name that is an acronym, such as {@code URL}, gets a small ending. */
    private boolean isCapital() {
        String word = name.substring(start);
        boolean isConstant = name.equals(name.toUpperCase(Locale.ROOT)) && name.length() > LONGEST_ACRONYM;
        return isConstant && word.length() > 1 && !word.equals(lower);
    }
}
