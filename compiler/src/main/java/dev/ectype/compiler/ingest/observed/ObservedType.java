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
import java.util.Set;
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
    private ObservedDefault initial = new ObservedDefault();
    private int seen;

    private final ExpectedLiterals expected = new ExpectedLiterals();

    /** True for replies of success, which show the values of new instances. */
    private boolean completed;

    /** Adds a value. */
    void add(JsonValue value) {
        seen++;
        initial.add(value);
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

    /** Adds a value that is known by its shape only. */
    void add(ValueShape shape) {
        seen++;
        if (shape instanceof ValueShape.ObjectShape object) {
            objects++;
            object.members()
                    .forEach((name, member) -> members.computeIfAbsent(name, first -> new ObservedType())
                            .add(member));
        } else if (shape instanceof ValueShape.ArrayShape array) {
            elements = elements == null ? new ObservedType() : elements;
            if (!array.element().equals(ValueShape.ANY)) {
                elements.add(array.element());
            }
        } else if (shape instanceof ValueShape.ScalarShape scalar) {
            add(scalar);
        }
    }

    private void add(ValueShape.ScalarShape scalar) {
        switch (scalar.type()) {
            case "string" -> {
                texts = texts == null ? new ObservedTextFormat() : texts;
                if (scalar.format() != null) {
                    texts.addFormat(scalar.format());
                }
            }
            case "integer" -> integers = true;
            case "number" -> fractions = true;
            case "boolean" -> booleans = true;
            case "null" -> nulls = true;
            case "present" -> expected.add();
            default -> {}
        }
        expected.add(scalar.literal());
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
        expected.describe(schema, types.isEmpty());
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
        members.forEach((name, type) ->
                properties.put(name, completed && type.seen == objects ? type.created(name) : type.schema(requires)));
        schema.put("properties", properties.build());
        List<String> always = members.entrySet().stream()
                .filter(member -> requires && member.getValue().seen == objects)
                .map(Map.Entry::getKey)
                .toList();
        if (!always.isEmpty()) {
            schema.put("required", JsonArray.ofTexts(always));
        }
    }

    /** Returns the schema of a member of replies, with the value that new instances have. */
    private JsonObject created(String name) {
        JsonObject schema = schema(true);
        JsonValue value = initial.value(name, texts == null ? null : texts.format());
        return value == null || !types().contains(kind(value)) ? schema : schema.with("default", value);
    }

    private boolean isMap() {
        return members.size() >= LEAST_OF_A_MAP && members.keySet().stream().allMatch(IdentifierPatterns::isIdentifier);
    }

    /** Adds all values of another type. */
    private void join(ObservedType other) {
        seen += other.seen;
        expected.join(other.expected);
        initial.join(other.initial);
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

    Set<String> memberNames() {
        return members.keySet();
    }

    /** Adds the members of a new instance that the request did not have. */
    void addCreated(JsonObject instance, JsonObject sent) {
        instance.members().forEach((name, value) -> {
            ObservedType member = members.get(name);
            if (member != null && sent.member(name) == null) {
                member.initial.addCreated(value);
            }
        });
    }

    /** Completes the types of objects by the types of similar objects in other replies. Keeps the members of each object. */
    void complete(SharedTypes shared) {
        completed = true;
        ObservedType other = objects > 0 && !isMap() ? shared.find(members.keySet()) : null;
        members.forEach((name, member) -> {
            ObservedType similar = other == null ? null : other.members.get(name);
            if (similar != null) {
                member.completeBy(similar);
            }
            member.complete(shared);
        });
        if (elements != null) {
            elements.complete(shared);
        }
    }

    private void completeBy(ObservedType other) {
        initial = other.initial;
        if (types().isEmpty()) {
            boolean hadNulls = nulls;
            int times = seen;
            join(other);
            seen = times;
            nulls = hadNulls || other.nulls;
            return;
        }
        nulls |= other.nulls;
        wide |= other.wide;
        fractions |= integers && other.fractions;
        if (texts != null && other.texts != null) {
            texts.join(other.texts);
        }
        if (elements != null && !elements.isSeen() && other.elements != null) {
            elements = other.elements;
        }
    }

    /** Makes all expected values constants. */
    void fix() {
        expected.fix();
        members.values().forEach(ObservedType::fix);
        if (elements != null) {
            elements.fix();
        }
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

    private String kind(JsonValue value) {
        ObservedType single = new ObservedType();
        single.add(value);
        List<String> kinds = single.types();
        boolean isWhole = kinds.equals(List.of("integer")) && fractions;
        return kinds.isEmpty() ? "null" : isWhole ? "number" : kinds.get(0);
    }

    private static void add(List<String> types, boolean isSeen, String type) {
        if (isSeen) {
            types.add(type);
        }
    }
}
