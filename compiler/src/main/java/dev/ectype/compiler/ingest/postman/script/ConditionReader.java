package dev.ectype.compiler.ingest.postman.script;

import dev.ectype.compiler.ingest.postman.script.ScriptValue.Condition;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Constant;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Expression;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Fixed;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Header;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Kind;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Length;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Place;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.TypeOf;
import dev.ectype.compiler.json.JsonBoolean;
import dev.ectype.compiler.json.JsonNull;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;

/** Reads comparisons of the response with values, expressions and schemas as conditions. */
final class ConditionReader {
    private static final int MOST_STATUS = 599;

    private final Expectations expectations;

    ConditionReader(Expectations expectations) {
        this.expectations = expectations;
    }

    /** Returns the condition that two values are equal, or {@code UNKNOWN} if it does not concern the response. */
    ScriptValue equality(ScriptValue left, ScriptValue right) {
        if (left instanceof Constant && !(right instanceof Constant)) {
            return equality(right, left);
        }
        JsonValue value = right instanceof Constant constant ? constant.value() : null;
        if (left instanceof Condition && value == JsonBoolean.TRUE) {
            return left;
        }
        if (left instanceof Place place) {
            return Condition.of(() -> {
                ExpectedValue expected = expectations.at(place);
                if (value != null) {
                    expected.equal(value);
                } else if (right instanceof Place other) {
                    expectations.at(other);
                } else if (right instanceof Length) {
                    expected.haveType("integer");
                }
            });
        }
        if (left instanceof Length length) {
            return Condition.of(() -> expectations.at(length.of()));
        }
        if (left instanceof Header header) {
            return Condition.of(() -> expectations.header(header.name(), ScriptValue.text(right)));
        }
        if (left instanceof TypeOf type && value instanceof JsonText name) {
            return name.text().equals("undefined") || name.text().equals("null")
                    ? ScriptValue.UNKNOWN
                    : Condition.of(() -> expectations.at(type.of()).haveType(name.text()));
        }
        if (left.equals(new Fixed(Kind.STATUS)) && value instanceof JsonNumber number) {
            int code = (int) Math.min(MOST_STATUS + 1L, number.whole().orElse(0));
            return Condition.of(() -> expectations.status(code));
        }
        if (left.equals(new Fixed(Kind.STATUS_TEXT)) && value instanceof JsonText name) {
            return Condition.of(() -> expectations.status(name.text()));
        }
        return ScriptValue.UNKNOWN;
    }

    /** Returns the condition that two values differ, which states presence for {@code undefined} and {@code null}. */
    ScriptValue inequality(ScriptValue left, ScriptValue right) {
        if (right instanceof Constant constant && constant.value() == JsonNull.NULL) {
            if (left instanceof Place place) {
                return Condition.of(() -> expectations.at(place));
            }
        }
        return ScriptValue.UNKNOWN;
    }

    /** Returns the condition that a place matches an expression. */
    Condition matching(Place place, Expression expression) {
        return Condition.of(() -> {
            ExpectedValue expected = expectations.at(place);
            TextFormatProbe.Probe probe = TextFormatProbe.probe(expression.pattern());
            if (probe == null) {
                expected.haveType("string");
            } else {
                expected.haveFormat(probe.format());
                expected.equal(new JsonText(probe.text()));
            }
        });
    }

    /** Returns the condition that a place matches a JSON Schema, without effect for an unknown schema. */
    Condition schema(Place place, ScriptValue schema) {
        return schema instanceof Constant constant && constant.value() instanceof JsonObject object
                ? Condition.of(() -> expectations.schema(place, object))
                : Condition.of(() -> expectations.at(place));
    }
}
