package dev.ectype.compiler.ingest.postman.script;

import dev.ectype.compiler.ingest.observed.ExchangeSample.Parameter;
import dev.ectype.compiler.ingest.observed.ValueShape;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Place;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Collects what the scripts of one request expect of its response. */
final class Expectations {
    private static final int DEEPEST = 20;
    private static final int LEAST_STATUS = 200;
    private static final int MOST_STATUS = 599;

    /** The status codes by the names that scripts use, in lower case without blanks. */
    private static final Map<String, Integer> STATUSES = new LinkedHashMap<>();

    private static final List<String> GENERAL_HEADERS =
            List.of("connection", "content-length", "date", "server", "transfer-encoding", "vary");

    static {
        STATUSES.put("ok", 200);
        STATUSES.put("success", 200);
        STATUSES.put("created", 201);
        STATUSES.put("accepted", 202);
        STATUSES.put("nocontent", 204);
        STATUSES.put("badrequest", 400);
        STATUSES.put("unauthorized", 401);
        STATUSES.put("forbidden", 403);
        STATUSES.put("notfound", 404);
        STATUSES.put("methodnotallowed", 405);
        STATUSES.put("notacceptable", 406);
        STATUSES.put("conflict", 409);
        STATUSES.put("unprocessableentity", 422);
        STATUSES.put("ratelimited", 429);
        STATUSES.put("toomanyrequests", 429);
        STATUSES.put("clienterror", 400);
        STATUSES.put("servererror", 500);
        STATUSES.put("internalservererror", 500);
    }

    private final ExpectedValue body = new ExpectedValue();
    private final Set<String> words = new LinkedHashSet<>();
    private final Set<String> variables = new LinkedHashSet<>();
    private final Predicate<String> isNumber;
    private final Map<String, String> headers = new LinkedHashMap<>();
    private boolean isJson;
    private boolean hasElements;
    private int status;

    /** @param isNumber whether requests send the value of a variable as a number */
    Expectations(Predicate<String> isNumber) {
        this.isNumber = isNumber;
    }

    /** Returns the expectation of a place, which the body then must have. */
    ExpectedValue at(Place place) {
        isJson = true;
        ExpectedValue found = body;
        for (String step : place.steps()) {
            boolean isIndexed = step.equals(Place.INDEXED);
            hasElements |= isIndexed;
            found = isIndexed || step.equals(Place.ELEMENT) ? found.element() : found.member(step);
        }
        return found;
    }

    /** Expects an array, or a string, to have elements. */
    void elements(Place place) {
        at(place);
        hasElements = true;
    }

    void status(int expected) {
        if (status == 0 && expected >= LEAST_STATUS && expected <= MOST_STATUS) {
            status = expected;
        }
    }

    /** Expects the status with a name such as {@code Created}. Returns false if the name is of no status. */
    boolean status(String name) {
        Integer code = STATUSES.get(name.toLowerCase(Locale.ROOT).replaceAll("[^a-z]", ""));
        if (code != null) {
            status(code);
        }
        return code != null;
    }

    /** Expects a word somewhere in the body. It is likely the name of a member. */
    void word(String word) {
        if (word.matches("[A-Za-z_][A-Za-z0-9_-]*")) {
            words.add(word);
            isJson = true;
        }
    }

    /** Expects a header, perhaps with a known value. Headers of every response state nothing. */
    void header(String name, @Nullable String value) {
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.equals("content-type")) {
            isJson |= value != null && value.contains("json");
        } else if (name.matches("[A-Za-z0-9_-]+") && !GENERAL_HEADERS.contains(lower)) {
            headers.merge(name, value == null ? "" : value, (first, second) -> first.isEmpty() ? second : first);
        }
    }

    void json() {
        isJson = true;
    }

    /** Notes that a variable has a value from now on, perhaps from the response. */
    void variable(String name, ScriptValue value) {
        variables.add(name);
        if (value instanceof Place place) {
            ExpectedValue expected = at(place);
            if (isNumber.test(name)) {
                expected.haveType("integer");
            }
        }
    }

    /** Expects a value that matches a JSON Schema. */
    void schema(Place place, JsonObject schema) {
        schema(at(place), schema, 0);
    }

    private void schema(ExpectedValue place, JsonObject schema, int depth) {
        if (depth > DEEPEST) {
            return;
        }
        JsonValue types = schema.member("type");
        JsonValue first =
                types instanceof JsonArray several && !several.elements().isEmpty()
                        ? several.elements().get(0)
                        : types;
        if (first instanceof JsonText type && !type.text().equals("null")) {
            place.haveType(type.text());
        }
        if (schema.member("format") instanceof JsonText format) {
            place.haveFormat(format.text());
        }
        if (schema.member("properties") instanceof JsonObject properties) {
            properties.members().forEach((name, member) -> {
                ExpectedValue inner = place.member(name);
                if (member instanceof JsonObject described) {
                    schema(inner, described, depth + 1);
                }
            });
        }
        if (schema.member("required") instanceof JsonArray required) {
            required.elements().forEach(name -> {
                if (name instanceof JsonText text) {
                    place.member(text.text());
                }
            });
        }
        if (schema.member("items") instanceof JsonObject items) {
            schema(place.element(), items, depth + 1);
        }
    }

    /** Returns the first success status of a list, else its first status. */
    static int chosen(JsonArray statuses) {
        int chosen = 0;
        for (JsonValue each : statuses.elements()) {
            int code = each instanceof JsonNumber number
                    ? (int) Math.min(MOST_STATUS + 1L, number.whole().orElse(0))
                    : 0;
            chosen = chosen == 0 || chosen >= 300 && code < 300 ? code : chosen;
        }
        return chosen;
    }

    ResponseExpectation result() {
        ValueShape shape = body.shape();
        if (shape instanceof ValueShape.ObjectShape || shape.equals(ValueShape.PRESENT)) {
            words.forEach(body::member);
            shape = body.shape();
        }
        // JSON without known members is of any type.
        ValueShape stated = shape.equals(ValueShape.PRESENT) ? ValueShape.ANY : shape;
        List<Parameter> expected = headers.entrySet().stream()
                .map(header -> new Parameter(header.getKey(), header.getValue()))
                .toList();
        return new ResponseExpectation(status, isJson ? stated : null, expected, variables, hasElements);
    }
}
