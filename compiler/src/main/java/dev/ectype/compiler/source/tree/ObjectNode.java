package dev.ectype.compiler.source.tree;

import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Represents named values in the order of the file. Two objects are equal only if they are the same node. */
public final class ObjectNode implements SourceNode {
    /** Up to this size a linear search is faster than an index, and most objects are smaller. */
    private static final int SMALL = 12;

    private final List<ObjectEntry> entries;
    private final int line;
    private final int column;
    private @Nullable Map<String, ObjectEntry> index;

    /** Creates an object from entries with distinct names. */
    public ObjectNode(List<ObjectEntry> entries, int line, int column) {
        this.entries = List.copyOf(entries);
        this.line = line;
        this.column = column;
    }

    public List<ObjectEntry> entries() {
        return entries;
    }

    public @Nullable ObjectEntry entry(String name) {
        if (entries.size() > SMALL) {
            return index().get(name);
        }
        for (ObjectEntry entry : entries) {
            if (entry.name().equals(name)) {
                return entry;
            }
        }
        return null;
    }

    public @Nullable SourceNode member(String name) {
        ObjectEntry entry = entry(name);
        return entry == null ? null : entry.value();
    }

    public boolean has(String name) {
        return entry(name) != null;
    }

    /** Returns the member if it is an object. */
    public @Nullable ObjectNode object(String name) {
        return member(name) instanceof ObjectNode object ? object : null;
    }

    /** Returns the member if it is a list. */
    public @Nullable ArrayNode array(String name) {
        return member(name) instanceof ArrayNode array ? array : null;
    }

    /** Returns the characters of the member if it is a text, a number or a boolean. */
    public @Nullable String text(String name) {
        return member(name) instanceof ScalarNode scalar && !(scalar instanceof NullNode) ? scalar.text() : null;
    }

    /** Returns whether the member is the boolean {@code true}. */
    public boolean isTrue(String name) {
        return member(name) instanceof BooleanNode bool && bool.isTrue();
    }

    @Override
    public int line() {
        return line;
    }

    @Override
    public int column() {
        return column;
    }

    @Override
    public JsonValue toJson() {
        Map<String, JsonValue> members = new LinkedHashMap<>();
        entries.forEach(entry -> members.put(entry.name(), entry.value().toJson()));
        return new JsonObject(members);
    }

    private Map<String, ObjectEntry> index() {
        Map<String, ObjectEntry> known = index;
        if (known == null) {
            known = new LinkedHashMap<>(entries.size() * 2);
            for (ObjectEntry entry : entries) {
                known.put(entry.name(), entry);
            }
            index = known;
        }
        return known;
    }
}
