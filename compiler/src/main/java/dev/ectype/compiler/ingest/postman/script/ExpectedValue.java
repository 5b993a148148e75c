package dev.ectype.compiler.ingest.postman.script;

import dev.ectype.compiler.ingest.observed.ValueShape;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonBoolean;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Collects what a script expects at one place of a response body. */
final class ExpectedValue {
    private final Map<String, ExpectedValue> members = new LinkedHashMap<>();
    private @Nullable ExpectedValue element;
    private String type = "";
    private @Nullable String format;
    private final Set<JsonValue> literals = new LinkedHashSet<>();

    /** Returns the expectation of a member, which the value then must have. */
    ExpectedValue member(String name) {
        return members.computeIfAbsent(name, first -> new ExpectedValue());
    }

    /** Returns the expectation of all elements. */
    ExpectedValue element() {
        ExpectedValue found = element == null ? new ExpectedValue() : element;
        element = found;
        return found;
    }

    void haveType(String expected) {
        if (expected.equals("array")) {
            element();
        }
        type = type.isEmpty() || type.equals("number") ? expected : type;
    }

    void haveFormat(String expected) {
        haveType("string");
        format = expected;
    }

    void equal(JsonValue literal) {
        if (literal instanceof JsonText) {
            haveType("string");
        } else if (literal instanceof JsonNumber number) {
            haveType(number.whole().isPresent() ? "integer" : "number");
        } else if (literal instanceof JsonBoolean) {
            haveType("boolean");
        }
        if (literal instanceof JsonObject object) {
            haveType("object");
            object.members().forEach((name, member) -> member(name).equal(member));
        } else if (literal instanceof JsonArray array) {
            haveType("array");
            array.elements().forEach(element()::equal);
        } else {
            literals.add(literal);
        }
    }

    /** Returns the shape of the place. Members decide over types that are stated in other ways. */
    ValueShape shape() {
        if (!members.isEmpty() || type.equals("object")) {
            Map<String, ValueShape> shapes = new LinkedHashMap<>();
            members.forEach((name, member) -> shapes.put(name, member.shape()));
            return new ValueShape.ObjectShape(shapes);
        }
        if (element != null) {
            return new ValueShape.ArrayShape(element.shape());
        }
        if (type.isEmpty() && literals.isEmpty()) {
            return ValueShape.PRESENT;
        }
        String stated = type.isEmpty() ? "null" : type;
        return new ValueShape.ScalarShape(
                stated, format, literals.size() == 1 ? literals.iterator().next() : null);
    }
}
