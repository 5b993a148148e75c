package dev.ectype.compiler.ingest.postman.script;

import dev.ectype.compiler.ingest.postman.script.ScriptValue.Assertion;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Condition;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Constant;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Expression;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Fixed;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Global;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Header;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Kind;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Length;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Place;
import dev.ectype.compiler.json.JsonNumber;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Knows the functions and the members of Postman's sandbox that are about the response. */
final class CallReader {
    private static final List<String> SETTERS = List.of("set", "setEnvironmentVariable", "setGlobalVariable");

    /** Methods of arrays whose result is the array or elements of it. */
    private static final List<String> SELECTIONS = List.of("filter", "slice", "sort", "reverse", "concat");

    private static final List<String> ITERATIONS = List.of("forEach", "map", "some", "every", "filter", "find", "each");

    private final Expectations expectations;
    private final ConditionReader conditions;
    private final AssertionReader assertions;

    CallReader(Expectations expectations, ConditionReader conditions) {
        this.expectations = expectations;
        this.conditions = conditions;
        this.assertions = new AssertionReader(expectations, conditions);
    }

    /** Reads a member by name. */
    ScriptValue member(ScriptValue owner, String name) {
        if (owner instanceof Place place) {
            return name.equals("length") ? new Length(place) : place.member(name);
        }
        if (owner instanceof Assertion assertion) {
            return assertions.word(assertion, name);
        }
        if (!(owner instanceof Global global)) {
            return ScriptValue.UNKNOWN;
        }
        return switch (global.name() + "." + name) {
            case "pm.response.to" -> Assertion.about(new Fixed(Kind.RESPONSE));
            case "pm.response.code", "responseCode.code" -> new Fixed(Kind.STATUS);
            case "pm.response.status", "responseCode.name" -> new Fixed(Kind.STATUS_TEXT);
            default -> new Global(global.name() + "." + name);
        };
    }

    /** Reads a member by an expression in brackets. An unknown expression is the index of an element. */
    ScriptValue element(ScriptValue owner, ScriptValue key) {
        String name = ScriptValue.text(key);
        if (owner instanceof Place place) {
            boolean isIndex = key instanceof Constant constant && constant.value() instanceof JsonNumber;
            return name != null
                    ? place.member(name)
                    : isIndex ? place.indexed() : key instanceof Place ? place : place.element();
        }
        return owner instanceof Global global ? new Global(global.name() + "." + name) : ScriptValue.UNKNOWN;
    }

    /** Reads a call of a method, or of a function if the method has no name. */
    ScriptValue call(ScriptValue owner, String method, List<ScriptValue> arguments) {
        ScriptValue first = arguments.isEmpty() ? ScriptValue.UNKNOWN : arguments.get(0);
        String text = ScriptValue.text(first);
        if (owner instanceof Assertion assertion) {
            return assertions.call(assertion, method, arguments);
        }
        if (SETTERS.contains(method) && text != null && arguments.size() > 1) {
            expectations.variable(text, arguments.get(1));
            return ScriptValue.UNKNOWN;
        }
        if (owner instanceof Place place) {
            return ofValue(place, method, text, first);
        }
        if (owner instanceof Expression expression && method.equals("test") && first instanceof Place place) {
            return conditions.matching(place, expression);
        }
        if (owner.equals(new Fixed(Kind.BODY_TEXT)) && text != null) {
            return Condition.of(() -> expectations.word(text));
        }
        return owner instanceof Global global ? ofSandbox(global, method, arguments, first) : ScriptValue.UNKNOWN;
    }

    private ScriptValue ofValue(Place place, String method, @Nullable String text, ScriptValue first) {
        if ((method.equals("hasOwnProperty") || method.equals("has")) && text != null) {
            return Condition.of(() -> expectations.at(place.member(text)));
        }
        if (ITERATIONS.contains(method)) {
            return method.equals("find")
                    ? place.element()
                    : method.equals("map") && first instanceof Place
                            ? first
                            : SELECTIONS.contains(method) ? place : ScriptValue.UNKNOWN;
        }
        if (method.equals("pop") || method.equals("shift")) {
            return place.element();
        }
        return SELECTIONS.contains(method) ? place : ScriptValue.UNKNOWN;
    }

    private ScriptValue ofSandbox(Global global, String method, List<ScriptValue> arguments, ScriptValue first) {
        String name = method.isEmpty() ? global.name() : global.name() + "." + method;
        ScriptValue second = arguments.size() < 2 ? ScriptValue.UNKNOWN : arguments.get(1);
        return switch (name) {
            case "pm.response.json" -> parsed();
            case "pm.response.text" -> new Fixed(Kind.BODY_TEXT);
            case "pm.response.headers.get", "postman.getResponseHeader" -> header(first);
            case "pm.response.headers.has" ->
                header(first) instanceof Header header
                        ? Condition.of(() -> expectations.header(header.name(), null))
                        : ScriptValue.UNKNOWN;
            case "JSON.parse" -> first.equals(new Fixed(Kind.BODY_TEXT)) ? parsed() : ScriptValue.UNKNOWN;
            case "pm.expect", "expect", "chai.expect" -> Assertion.about(first);
            case "Number.isInteger" -> typed(first, "integer");
            case "Array.isArray", "_.isArray" -> typed(first, "array");
            case "_.isString" -> typed(first, "string");
            case "_.isNumber" -> typed(first, "number");
            case "_.isBoolean" -> typed(first, "boolean");
            case "_.isObject" -> typed(first, "object");
            case "_.has" ->
                first instanceof Place place && ScriptValue.text(second) != null
                        ? assertions.call(Assertion.about(place), "property", List.of(second))
                        : ScriptValue.UNKNOWN;
            case "tv4.validate", "tv4.validateResult" ->
                first instanceof Place place ? conditions.schema(place, second) : ScriptValue.UNKNOWN;
            case "ajv.validate" ->
                second instanceof Place place ? conditions.schema(place, first) : ScriptValue.UNKNOWN;
            case "String", "Number", "parseInt", "parseFloat", "JSON.stringify" ->
                first instanceof Place ? first : ScriptValue.UNKNOWN;
            default -> ScriptValue.UNKNOWN;
        };
    }

    private static ScriptValue header(ScriptValue name) {
        String text = ScriptValue.text(name);
        return text == null ? ScriptValue.UNKNOWN : new Header(text);
    }

    private ScriptValue parsed() {
        expectations.json();
        return Place.ROOT;
    }

    private ScriptValue typed(ScriptValue value, String type) {
        return value instanceof Place place
                ? Condition.of(() -> expectations.at(place).haveType(type))
                : ScriptValue.UNKNOWN;
    }
}
