package dev.ectype.compiler.ingest.postman.script;

import dev.ectype.compiler.ingest.postman.script.ScriptValue.Assertion;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Condition;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Constant;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Expression;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Fixed;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Header;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Kind;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Length;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Place;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.TypeOf;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonBoolean;
import dev.ectype.compiler.json.JsonObject;
import java.util.ArrayList;
import java.util.List;

/** Reads assertions in the words of Chai and of {@code pm.response.to}. */
final class AssertionReader {
    private final Expectations expectations;
    private final ConditionReader conditions;

    AssertionReader(Expectations expectations, ConditionReader conditions) {
        this.expectations = expectations;
        this.conditions = conditions;
    }

    /** Continues an assertion by a word without arguments, such as {@code to}, {@code not} or {@code ok}. */
    Assertion word(Assertion assertion, String word) {
        switch (word) {
            case "not" -> {
                return new Assertion(assertion.subject(), !assertion.isNegated(), assertion.isNested());
            }
            case "nested" -> {
                return new Assertion(assertion.subject(), assertion.isNegated(), true);
            }
            case "empty", "undefined", "NaN" -> {
                if (assertion.isNegated() && word.equals("empty") && assertion.subject() instanceof Place place) {
                    expectations.elements(place);
                } else if (assertion.isNegated()) {
                    present(new Assertion(assertion.subject(), false, false));
                }
            }
            case "true", "false" -> equal(assertion, new Constant(JsonBoolean.of(word.equals("true"))));
            case "null" -> {
                equal(assertion, Constant.NULL);
                if (assertion.isNegated()) {
                    present(new Assertion(assertion.subject(), false, false));
                }
            }
            case "ok", "exist" -> {
                if (isAbout(assertion, Kind.RESPONSE)) {
                    expectations.status(word);
                } else {
                    present(assertion);
                }
            }
            case "json" -> {
                if (isAbout(assertion, Kind.RESPONSE)) {
                    expectations.json();
                }
            }
            default -> {
                if (isAbout(assertion, Kind.RESPONSE)) {
                    expectations.status(word);
                }
            }
        }
        return assertion;
    }

    private static boolean isAbout(Assertion assertion, Kind kind) {
        return !assertion.isNegated() && assertion.subject().equals(new Fixed(kind));
    }

    private void present(Assertion assertion) {
        if (!assertion.isNegated() && assertion.subject() instanceof Place place) {
            expectations.at(place);
        } else if (!assertion.isNegated() && assertion.subject() instanceof Length length) {
            expectations.at(length.of());
        } else if (!assertion.isNegated() && assertion.subject() instanceof Header header) {
            expectations.header(header.name(), null);
        }
    }

    private void equal(Assertion assertion, ScriptValue value) {
        if (!assertion.isNegated() && conditions.equality(assertion.subject(), value) instanceof Condition condition) {
            condition.require();
        }
    }

    /** Continues an assertion by a call, such as {@code property("id")}. */
    ScriptValue call(Assertion assertion, String method, List<ScriptValue> arguments) {
        ScriptValue first = arguments.isEmpty() ? ScriptValue.UNKNOWN : arguments.get(0);
        ScriptValue second = arguments.size() < 2 ? ScriptValue.UNKNOWN : arguments.get(1);
        switch (method) {
            case "a", "an" -> {
                if (ScriptValue.text(first) != null) {
                    equal(new Assertion(type(assertion.subject()), assertion.isNegated(), false), first);
                }
            }
            case "property", "ownProperty", "haveOwnProperty", "jsonBody" -> {
                return property(assertion, first, second);
            }
            case "keys", "key" -> names(arguments).forEach(name -> property(assertion, name, ScriptValue.UNKNOWN));
            case "equal", "equals", "eq", "eql", "eqls" -> equal(assertion, first);
            case "oneOf" -> oneOf(assertion, first);
            case "include", "includes", "contain", "contains" -> include(assertion, first);
            case "match", "matches" -> {
                if (!assertion.isNegated()
                        && assertion.subject() instanceof Place place
                        && first instanceof Expression expression) {
                    conditions.matching(place, expression).require();
                }
            }
            case "above", "greaterThan", "gt", "below", "lessThan", "lt", "least", "gte", "most", "lte", "within" -> {
                if (!assertion.isNegated() && assertion.subject() instanceof Place place) {
                    expectations.at(place).haveType("number");
                } else if (method.matches("above|greaterThan|gt|least|gte")
                        && !assertion.isNegated()
                        && assertion.subject() instanceof Length length) {
                    expectations.elements(length.of());
                } else {
                    present(assertion);
                }
            }
            case "status" -> {
                if (isAbout(assertion, Kind.RESPONSE)) {
                    equal(
                            Assertion.about(
                                    new Fixed(ScriptValue.text(first) == null ? Kind.STATUS : Kind.STATUS_TEXT)),
                            first);
                }
            }
            case "header" -> {
                if (isAbout(assertion, Kind.RESPONSE) && ScriptValue.text(first) != null) {
                    expectations.header(String.valueOf(ScriptValue.text(first)), ScriptValue.text(second));
                }
            }
            case "jsonSchema" -> {
                if (isAbout(assertion, Kind.RESPONSE)) {
                    conditions.schema(Place.ROOT, first).require();
                }
            }
            default -> present(assertion);
        }
        return assertion;
    }

    private static ScriptValue type(ScriptValue subject) {
        return subject instanceof Place place ? new TypeOf(place) : subject;
    }

    private ScriptValue property(Assertion assertion, ScriptValue name, ScriptValue value) {
        String text = ScriptValue.text(name);
        ScriptValue subject = assertion.subject().equals(new Fixed(Kind.RESPONSE)) ? Place.ROOT : assertion.subject();
        if (text == null || assertion.isNegated() || !(subject instanceof Place place)) {
            return Assertion.about(ScriptValue.UNKNOWN);
        }
        boolean isPath = assertion.isNested() || subject != assertion.subject();
        Place member = isPath ? path(place, text) : place.member(text);
        expectations.at(member);
        Assertion inner = Assertion.about(member);
        if (value instanceof Constant) {
            equal(inner, value);
        }
        return inner;
    }

    /** Follows a path such as {@code items[0].name}. */
    private static Place path(Place from, String path) {
        Place place = from;
        for (String step : path.split("[.\\[]")) {
            String name = step.endsWith("]") ? step.substring(0, step.length() - 1) : step;
            boolean isIndex = step.endsWith("]") && name.matches("\\d+");
            place = isIndex
                    ? place.element()
                    : name.isEmpty() ? place : place.member(name.replaceAll("^['\"]|['\"]$", ""));
        }
        return place;
    }

    private static List<ScriptValue> names(List<ScriptValue> arguments) {
        List<ScriptValue> names = new ArrayList<>();
        for (ScriptValue each : arguments) {
            if (each instanceof Constant constant && constant.value() instanceof JsonArray array) {
                array.elements().forEach(name -> names.add(new Constant(name)));
            } else {
                names.add(each);
            }
        }
        return names;
    }

    private void oneOf(Assertion assertion, ScriptValue values) {
        if (values instanceof Constant constant
                && constant.value() instanceof JsonArray array
                && !array.elements().isEmpty()) {
            if (isAbout(assertion, Kind.STATUS)) {
                expectations.status(Expectations.chosen(array));
            } else if (isAbout(assertion, Kind.RESPONSE)) {
                present(assertion);
            } else if (!assertion.isNegated() && assertion.subject() instanceof Place place) {
                array.elements().forEach(expectations.at(place)::equal);
            }
        }
    }

    private void include(Assertion assertion, ScriptValue value) {
        boolean isChoice = assertion.subject() instanceof Constant choices && choices.value() instanceof JsonArray;
        if (isChoice && !assertion.isNegated()) {
            oneOf(Assertion.about(value), assertion.subject());
        }
        if (!assertion.isNegated() && assertion.subject() instanceof Header header) {
            expectations.header(
                    header.name(), header.name().equalsIgnoreCase("content-type") ? ScriptValue.text(value) : null);
        }
        if (assertion.isNegated() || !(assertion.subject() instanceof Place place)) {
            return;
        }
        expectations.at(place);
        if (value instanceof Constant constant && constant.value() instanceof JsonObject object) {
            object.members()
                    .forEach((name, member) -> equal(Assertion.about(place.member(name)), new Constant(member)));
        }
    }
}
