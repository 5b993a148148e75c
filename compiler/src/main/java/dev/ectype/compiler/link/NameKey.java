package dev.ectype.compiler.link;

import java.util.Locale;

/** Compares names across naming conventions: {@code berth_id}, {@code berthId} and {@code BerthId} have one key. */
final class NameKey {
    private NameKey() {}

    /** Returns the letters and digits of a name in lower case. */
    static String of(String name) {
        StringBuilder key = new StringBuilder(name.length());
        name.chars().filter(Character::isLetterOrDigit).forEach(each -> key.append((char) each));
        return key.toString().toLowerCase(Locale.ROOT);
    }

    /** Returns the key of a type without the package in front of its name. */
    static String ofType(String name) {
        return of(name.substring(name.lastIndexOf('.') + 1));
    }
}
