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
import java.util.Comparator;
import java.util.LinkedHashMap;
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
        Map<String, JsonValue> members = new LinkedHashMap<>();
        element.members().forEach((name, member) -> {
            JsonValue literal = member instanceof ScalarShape scalar ? scalar.literal() : null;
            if (literal != null && literal != JsonNull.NULL) {
                members.put(name, literal);
            }
        });
        String identifier = element.members().keySet().stream()
                .filter(name -> element.member(name) instanceof ScalarShape && IdentifierPatterns.rank(name) >= 0)
                .min(Comparator.comparingInt(IdentifierPatterns::rank))
                .orElse(null);
        if (identifier == null) {
            return null;
        }
        members.putIfAbsent(identifier, identifier((ScalarShape) element.member(identifier)));
        return new JsonObject(members);
    }

    private static JsonValue identifier(ScalarShape scalar) {
        if (scalar.type().equals("integer") || scalar.type().equals("number")) {
            return new JsonNumber("1");
        }
        return new JsonText("uuid".equals(scalar.format()) ? UUID : "1");
    }
}
