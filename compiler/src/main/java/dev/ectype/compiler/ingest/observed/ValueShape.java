package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonBoolean;
import dev.ectype.compiler.json.JsonNull;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Describes the type of a value that no sample contains, such as a request with variables in the place of values. */
public sealed interface ValueShape {
    /** The shape of a value of unknown type. */
    ValueShape ANY = new ScalarShape("", null, null);

    /** The shape of a value that is only known to be there. It is a string, unless other samples have another type. */
    ValueShape PRESENT = new ScalarShape("present", null, null);

    /** Describes an object with its known members. */
    record ObjectShape(Map<String, ValueShape> members) implements ValueShape {
        public ObjectShape {
            members = new LinkedHashMap<>(members);
        }

        /** Returns the shape of a member, that of any value for an unknown one. */
        public ValueShape member(String name) {
            return members.getOrDefault(name, ANY);
        }

        /** Returns a copy with another shape for a member. */
        public ObjectShape with(String name, ValueShape member) {
            Map<String, ValueShape> changed = new LinkedHashMap<>(members);
            changed.put(name, member);
            return new ObjectShape(changed);
        }
    }

    /** Describes an array by the common shape of its elements. */
    record ArrayShape(ValueShape element) implements ValueShape {}

    /**
     * Describes a scalar.
     *
     * @param type the type as in JSON Schema, empty if unknown, {@code null} for the null value
     * @param format the format of a string, or null
     * @param literal a known value, or null
     */
    record ScalarShape(
            String type, @Nullable String format, @Nullable JsonValue literal) implements ValueShape {}

    /** Creates the shape of a scalar with an unknown value. */
    static ValueShape scalar(String type) {
        return new ScalarShape(type, null, null);
    }

    /** Creates the shape of a string in a format. */
    static ValueShape text(@Nullable String format) {
        return new ScalarShape("string", format, null);
    }

    /** Returns the shape of a value, without the value. */
    static ValueShape of(JsonValue value) {
        if (value instanceof JsonObject object) {
            Map<String, ValueShape> members = new LinkedHashMap<>();
            object.members().forEach((name, member) -> members.put(name, of(member)));
            return new ObjectShape(members);
        }
        if (value instanceof JsonArray array) {
            return new ArrayShape(array.elements().stream().map(ValueShape::of).reduce(ANY, ValueShape::merge));
        }
        if (value instanceof JsonNull) {
            return ANY;
        }
        String type = value instanceof JsonText
                ? "string"
                : value instanceof JsonBoolean
                        ? "boolean"
                        : value instanceof JsonNumber number && number.whole().isPresent() ? "integer" : "number";
        return scalar(type);
    }

    /** Returns a shape with the members of both. Where they contradict each other, the first decides. */
    static ValueShape merge(ValueShape first, ValueShape second) {
        if (second.equals(PRESENT) || second.equals(ANY) && !first.equals(PRESENT)) {
            return first;
        }
        if (first.equals(PRESENT) || first.equals(ANY)) {
            return second;
        }
        if (first instanceof ObjectShape one && second instanceof ObjectShape other) {
            Map<String, ValueShape> members = new LinkedHashMap<>(one.members());
            other.members().forEach((name, member) -> members.merge(name, member, ValueShape::merge));
            return new ObjectShape(members);
        }
        if (first instanceof ArrayShape one && second instanceof ArrayShape other) {
            return new ArrayShape(merge(one.element(), other.element()));
        }
        if (first instanceof ScalarShape one && second instanceof ScalarShape other) {
            boolean isWider = one.type().equals("integer") && other.type().equals("number");
            return new ScalarShape(
                    one.type().isEmpty() || isWider ? other.type() : one.type(),
                    one.format() == null ? other.format() : one.format(),
                    one.literal() == null
                                    || other.literal() == null
                                    || one.literal().equals(other.literal())
                            ? one.literal() == null ? other.literal() : one.literal()
                            : null);
        }
        return first;
    }

    /** Returns a shape without its known values. */
    static ValueShape withoutLiterals(ValueShape shape) {
        if (shape instanceof ObjectShape object) {
            Map<String, ValueShape> members = new LinkedHashMap<>();
            object.members().forEach((name, member) -> members.put(name, withoutLiterals(member)));
            return new ObjectShape(members);
        }
        if (shape instanceof ArrayShape array) {
            return new ArrayShape(withoutLiterals(array.element()));
        }
        ScalarShape scalar = (ScalarShape) shape;
        // The text of a format states its precision, such as milliseconds.
        return scalar.format() == null ? new ScalarShape(scalar.type(), null, null) : scalar;
    }
}
