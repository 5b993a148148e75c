package dev.ectype.compiler.emit.java;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.lang.model.SourceVersion;
import org.jspecify.annotations.Nullable;

/** Converts any text to a Java name and assigns each name once. */
public final class JavaNames {
    private static final int LONGEST = 80;

    private final Set<String> taken = new TreeSet<>();
    private final @Nullable JavaNames outer;
    /** The next number for each assigned name; thousands of texts may map to the same name. */
    private final Map<String, Integer> next = new TreeMap<>();

    public JavaNames() {
        outer = null;
    }

    /** Creates names that differ from those of a wider scope too, which many scopes can share. */
    public JavaNames(JavaNames outer) {
        this.outer = outer;
    }

    /** Reserves names, regardless of case. */
    public JavaNames reserve(Iterable<String> names) {
        names.forEach(name -> taken.add(name.toLowerCase(Locale.ROOT)));
        return this;
    }

    /**
     * Returns a type name: {@code new-pet} becomes {@code NewPet}. Two names never differ only in case, since some file
     * systems ignore it.
     */
    public String type(String wanted) {
        return unique(upperCamel(wanted, "Value"));
    }

    /** Returns the first text if its type name is free, else the second. */
    public String freeType(String wanted, String otherwise) {
        return isFree(upperCamel(wanted, "Value")) ? wanted : otherwise;
    }

    /** Returns a method, parameter or component name: {@code X-Rate limit} becomes {@code xRateLimit}. */
    public String member(String wanted) {
        return unique(lowerCamel(wanted));
    }

    /** Returns a constant name: {@code on-hold} becomes {@code ON_HOLD}. */
    public String constant(String wanted) {
        return unique(constantCase(wanted));
    }

    /** Returns whether nothing has a name, regardless of case. */
    boolean isFree(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return !taken.contains(lower) && (outer == null || outer.isFree(lower));
    }

    private String unique(String name) {
        if (take(name)) {
            return name;
        }
        String stem = name + (endsInDigit(name) ? "_" : "");
        int number = next.getOrDefault(stem, 2);
        while (!take(stem + number)) {
            number++;
        }
        next.put(stem, number + 1);
        return stem + number;
    }

    private boolean take(String name) {
        boolean free = isFree(name);
        taken.add(name.toLowerCase(Locale.ROOT));
        return free;
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

    /** Returns whether a character is an ASCII letter or digit. Tools disagree about other letters. */
    private static boolean isPlain(char character) {
        return character >= 'a' && character <= 'z'
                || character >= 'A' && character <= 'Z'
                || character >= '0' && character <= '9';
    }

    /** Returns whether a name is reserved: methods of {@link Object} for record components, and {@code yield}. */
    private static boolean isReserved(String name) {
        return switch (name) {
            case "clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait", "yield" ->
                true;
            default -> false;
        };
    }
}
