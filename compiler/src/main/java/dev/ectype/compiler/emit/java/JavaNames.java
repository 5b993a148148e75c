package dev.ectype.compiler.emit.java;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.lang.model.SourceVersion;

/** Turns any text into a Java name, and hands out each name once. */
public final class JavaNames {
    private static final int LONGEST = 80;

    private final Set<String> taken = new TreeSet<>();
    /** The number after the last one that each name was given: thousands may want the same. */
    private final Map<String, Integer> next = new TreeMap<>();

    /** Names that nobody may be given, whatever their case. */
    public JavaNames reserve(Iterable<String> names) {
        names.forEach(name -> taken.add(name.toLowerCase(Locale.ROOT)));
        return this;
    }

    /** A type name: {@code new-pet} becomes {@code NewPet}. Two names never differ in case only: file systems fold it. */
    public String type(String wanted) {
        return unique(upperCamel(wanted, "Value"));
    }

    /** A method, parameter or component name: {@code X-Rate limit} becomes {@code xRateLimit}. */
    public String member(String wanted) {
        return unique(lowerCamel(wanted));
    }

    /** A constant: {@code on-hold} becomes {@code ON_HOLD}. */
    public String constant(String wanted) {
        return unique(constantCase(wanted));
    }

    private String unique(String name) {
        if (taken.add(name.toLowerCase(Locale.ROOT))) {
            return name;
        }
        String stem = name + (endsInDigit(name) ? "_" : "");
        int number = next.getOrDefault(stem, 2);
        while (!taken.add((stem + number).toLowerCase(Locale.ROOT))) {
            number++;
        }
        next.put(stem, number + 1);
        return stem + number;
    }

    private static boolean endsInDigit(String name) {
        return Character.isDigit(name.charAt(name.length() - 1));
    }

    public static String upperCamel(String wanted, String fallback) {
        StringBuilder name = new StringBuilder();
        boolean upper = true;
        for (int index = 0; index < wanted.length() && name.length() < LONGEST; index++) {
            char character = wanted.charAt(index);
            if (!isPlain(character)) {
                upper = true;
                continue;
            }
            name.append(upper ? Character.toUpperCase(character) : character);
            upper = Character.isDigit(character);
        }
        if (name.isEmpty()) {
            return fallback;
        }
        return Character.isDigit(name.charAt(0)) ? fallback + name : name.toString();
    }

    public static String lowerCamel(String wanted) {
        String camel = upperCamel(wanted, "value");
        int capitals = 0;
        while (capitals < camel.length() && Character.isUpperCase(camel.charAt(capitals))) {
            capitals++;
        }
        int lowered = capitals == camel.length() ? capitals : Math.max(1, capitals - 1);
        String name = camel.substring(0, lowered).toLowerCase(Locale.ROOT) + camel.substring(lowered);
        return SourceVersion.isIdentifier(name) && !SourceVersion.isKeyword(name) && !isReserved(name)
                ? name
                : name + "_";
    }

    private static String constantCase(String wanted) {
        StringBuilder name = new StringBuilder();
        for (int index = 0; index < wanted.length() && name.length() < LONGEST; index++) {
            char character = wanted.charAt(index);
            if (!isPlain(character)) {
                name.append(name.isEmpty() || name.charAt(name.length() - 1) == '_' ? "" : "_");
                continue;
            }
            if (Character.isUpperCase(character) && index > 0 && Character.isLowerCase(wanted.charAt(index - 1))) {
                name.append('_');
            }
            name.append(Character.toUpperCase(character));
        }
        if (!name.isEmpty() && name.charAt(name.length() - 1) == '_') {
            name.setLength(name.length() - 1);
        }
        if (name.isEmpty()) {
            return "EMPTY";
        }
        return Character.isDigit(name.charAt(0)) ? "VALUE_" + name : name.toString();
    }

    /** Letters beyond ASCII are left out: not every tool that reads the sources agrees on what they are. */
    private static boolean isPlain(char character) {
        return character >= 'a' && character <= 'z'
                || character >= 'A' && character <= 'Z'
                || character >= '0' && character <= '9';
    }

    /**
     * Record components may not be called like these methods of {@link Object}, and {@code yield(x)} is no call.
     */
    private static boolean isReserved(String name) {
        return switch (name) {
            case "clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait", "yield" ->
                true;
            default -> false;
        };
    }
}
