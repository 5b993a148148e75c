package dev.ectype.compiler.json;

import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;

/** Prints JSON values: compact, indented, or in the canonical form for hashes and comparisons. */
public final class JsonPrinter {
    private final StringBuilder text;
    private final boolean indented;
    private final boolean sorted;

    private JsonPrinter(boolean indented, boolean sorted) {
        this(new StringBuilder(), indented, sorted);
    }

    private JsonPrinter(StringBuilder text, boolean indented, boolean sorted) {
        this.text = text;
        this.indented = indented;
        this.sorted = sorted;
    }

    /** Prints a value without spaces, members in their own order. */
    public static String compact(JsonValue value) {
        return new JsonPrinter(false, false).print(value);
    }

    /** Prints a value with two spaces per level, members in their own order, and a line feed at the end. */
    public static String pretty(JsonValue value) {
        return new JsonPrinter(true, false).print(value) + "\n";
    }

    /** Prints a value without spaces, members sorted by name. */
    public static String canonical(JsonValue value) {
        return new JsonPrinter(false, true).print(value);
    }

    /** Appends the {@link #canonical(JsonValue)} form to a text. */
    public static void appendCanonical(StringBuilder target, JsonValue value) {
        new JsonPrinter(target, false, true).append(value, 0);
    }

    private String print(JsonValue value) {
        append(value, 0);
        return text.toString();
    }

    private void append(JsonValue value, int level) {
        if (value instanceof JsonObject object) {
            appendObject(sorted ? new TreeMap<>(object.members()) : object.members(), level);
        } else if (value instanceof JsonArray array) {
            appendArray(array, level);
        } else if (value instanceof JsonText string) {
            JsonQuotes.append(text, string.text());
        } else if (value instanceof JsonNumber number) {
            text.append(number.literal());
        } else if (value instanceof JsonBoolean bool) {
            text.append(bool.isTrue());
        } else {
            text.append("null");
        }
    }

    private void appendObject(Map<String, JsonValue> members, int level) {
        text.append('{');
        Iterator<Map.Entry<String, JsonValue>> remaining = members.entrySet().iterator();
        while (remaining.hasNext()) {
            Map.Entry<String, JsonValue> member = remaining.next();
            newLine(level + 1);
            JsonQuotes.append(text, member.getKey());
            text.append(indented ? ": " : ":");
            append(member.getValue(), level + 1);
            text.append(remaining.hasNext() ? "," : "");
        }
        close(members.isEmpty(), level, '}');
    }

    private void appendArray(JsonArray array, int level) {
        text.append('[');
        Iterator<JsonValue> remaining = array.elements().iterator();
        while (remaining.hasNext()) {
            newLine(level + 1);
            append(remaining.next(), level + 1);
            text.append(remaining.hasNext() ? "," : "");
        }
        close(array.elements().isEmpty(), level, ']');
    }

    private void close(boolean empty, int level, char bracket) {
        if (!empty) {
            newLine(level);
        }
        text.append(bracket);
    }

    private void newLine(int level) {
        if (indented) {
            text.append('\n').append("  ".repeat(level));
        }
    }
}
