package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.ingest.observed.ValueShape.ArrayShape;
import dev.ectype.compiler.ingest.observed.ValueShape.ObjectShape;
import dev.ectype.compiler.ingest.observed.ValueShape.ScalarShape;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonNull;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Creates a list of one instance that has an identifier and the expected values. The emulator generates its other members. */
final class ListExample {
    private static final String UUID = "00000000-0000-4000-8000-000000000001";

    private ListExample() {}

    /** Returns a response with one element in its list, or null if it has no list of objects. */
    static @Nullable JsonValue of(ValueShape response) {
        if (response instanceof ArrayShape array && array.element() instanceof ObjectShape element) {
            JsonObject instance = instance(element);
            return instance == null ? null : JsonArray.of(instance);
        }
        if (response instanceof ObjectShape object) {
            for (Map.Entry<String, ValueShape> member : object.members().entrySet()) {
                JsonValue inner = of(member.getValue());
                if (inner != null) {
                    return JsonObject.EMPTY.with(member.getKey(), inner);
                }
            }
        }
        return null;
    }

    private static @Nullable JsonObject instance(ObjectShape element) {
        JsonObject.Builder instance = JsonObject.builder();
        boolean isIdentified = false;
        for (Map.Entry<String, ValueShape> member : element.members().entrySet()) {
            if (member.getValue() instanceof ScalarShape scalar) {
                boolean isIdentifier = !isIdentified && IdentifierPatterns.isReference(member.getKey());
                isIdentified |= isIdentifier;
                JsonValue literal = scalar.literal();
                if (literal != null && literal != JsonNull.NULL) {
                    instance.put(member.getKey(), literal);
                } else if (isIdentifier) {
                    instance.put(member.getKey(), identifier(scalar));
                }
            }
        }
        return isIdentified ? instance.build() : null;
    }

    private static JsonValue identifier(ScalarShape scalar) {
        if (scalar.type().equals("integer") || scalar.type().equals("number")) {
            return new JsonNumber("1");
        }
        return new JsonText("uuid".equals(scalar.format()) ? UUID : "1");
    }
}
