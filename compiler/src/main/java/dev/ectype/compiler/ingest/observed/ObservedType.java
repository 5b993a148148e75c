package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonBoolean;
import dev.ectype.compiler.json.JsonNull;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Infers a schema that accepts all values seen at one place. */
final class ObservedType {
    /** An object with this many members, all named by identifiers, is a map. */
    private static final int LEAST_OF_A_MAP = 3;

    private boolean nulls;
    private boolean booleans;
    private boolean fractions;
    private boolean integers;
    private boolean wide;
    private @Nullable ObservedTextFormat texts;
    private @Nullable ObservedType elements;
    private int objects;
    private final Map<String, ObservedType> members = new LinkedHashMap<>();
    private int seen;

    /** Adds a value. */
    void add(JsonValue value) {
        seen++;
        if (value instanceof JsonObject object) {
            objects++;
            object.members()
                    .forEach((name, member) -> members.computeIfAbsent(name, first -> new ObservedType())
                            .add(member));
        } else if (value instanceof JsonArray array) {
            ObservedType every = elements == null ? new ObservedType() : elements;
            array.elements().forEach(every::add);
            elements = every;
        } else if (value instanceof JsonText text) {
            texts = texts == null ? new ObservedTextFormat() : texts;
            texts.add(text.text());
        } else if (value instanceof JsonNumber number) {
            add(number);
        } else {
            booleans |= value instanceof JsonBoolean;
            nulls |= value == JsonNull.NULL;
        }
    }

    private void add(JsonNumber number) {
        boolean whole = number.literal().matches("-?[0-9]{1,18}");
        integers |= whole;
        fractions |= !whole;
        if (whole) {
            long value = Long.parseLong(number.literal());
            wide |= value > Integer.MAX_VALUE || value < Integer.MIN_VALUE;
        }
    }

    /**
     * Returns the schema.
     *
     * @param requires true to require members that every value had, as for replies; clients may have sent optional
     *     members
     */
    JsonObject schema(boolean requires) {
        List<String> types = types();
        JsonObject.Builder schema = JsonObject.builder();
        if (types.size() == 1) {
            schema.put("type", types.get(0));
        } else if (!types.isEmpty()) {
            schema.put("type", JsonArray.ofTexts(types));
        }
        if (texts != null && texts.format() != null) {
            schema.put("format", texts.format());
        } else if (integers && !fractions && wide) {
            schema.put("format", "int64");
        }
        if (elements != null) {
            schema.put("items", elements.schema(requires));
        }
        if (objects > 0) {
            describeMembers(schema, requires);
        }
        return schema.build();
    }

    private void describeMembers(JsonObject.Builder schema, boolean requires) {
        if (isMap()) {
            ObservedType every = new ObservedType();
            members.values().forEach(every::join);
            schema.put("additionalProperties", every.schema(requires));
            return;
        }
        JsonObject.Builder properties = JsonObject.builder();
        members.forEach((name, type) -> properties.put(name, type.schema(requires)));
        schema.put("properties", properties.build());
        List<String> always = members.entrySet().stream()
                .filter(member -> requires && member.getValue().seen == objects)
                .map(Map.Entry::getKey)
                .toList();
        if (!always.isEmpty()) {
            schema.put("required", JsonArray.ofTexts(always));
        }
    }

    private boolean isMap() {
        return members.size() >= LEAST_OF_A_MAP && members.keySet().stream().allMatch(IdentifierPatterns::isIdentifier);
    }

    /** Adds all values of another type. */
    private void join(ObservedType other) {
        seen += other.seen;
        nulls |= other.nulls;
        booleans |= other.booleans;
        fractions |= other.fractions;
        integers |= other.integers;
        wide |= other.wide;
        objects += other.objects;
        if (other.texts != null) {
            texts = texts == null ? new ObservedTextFormat() : texts;
            texts.join(other.texts);
        }
        if (other.elements != null) {
            elements = elements == null ? new ObservedType() : elements;
            elements.join(other.elements);
        }
        other.members.forEach((name, type) ->
                members.computeIfAbsent(name, first -> new ObservedType()).join(type));
    }

    boolean isSeen() {
        return seen > 0;
    }

    /** Returns whether all values had the same kind. */
    boolean isOneKind() {
        return types().size() == 1;
    }

    private List<String> types() {
        List<String> types = new ArrayList<>();
        add(types, objects > 0, "object");
        add(types, elements != null, "array");
        add(types, texts != null, "string");
        add(types, fractions, "number");
        add(types, integers && !fractions, "integer");
        add(types, booleans, "boolean");
        // A place with only nulls has an unknown type.
        add(types, nulls && !types.isEmpty(), "null");
        return types;
    }

    private static void add(List<String> types, boolean isSeen, String type) {
        if (isSeen) {
            types.add(type);
        }
    }
}
