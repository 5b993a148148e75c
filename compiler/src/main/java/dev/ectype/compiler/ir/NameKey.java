package dev.ectype.compiler.ir;

/** Compares names across naming conventions: {@code berth_id}, {@code berthId} and {@code BerthId} have one key. */
public final class NameKey {
    private NameKey() {}

    /** Returns the letters and digits of a name in lower case. */
    public static String of(String name) {
        StringBuilder key = new StringBuilder(name.length());
        for (int at = 0; at < name.length(); at++) {
            if (Character.isLetterOrDigit(name.charAt(at))) {
                key.append(Character.toLowerCase(name.charAt(at)));
            }
        }
        return key.toString();
    }

    /** Returns the key of a type without the package in front of its name. */
    public static String ofType(String name) {
        return of(name.substring(name.lastIndexOf('.') + 1));
    }
}
