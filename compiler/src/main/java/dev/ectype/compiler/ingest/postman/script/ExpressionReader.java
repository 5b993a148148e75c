package dev.ectype.compiler.ingest.postman.script;

import dev.ectype.compiler.ingest.postman.script.ScriptValue.Constant;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Expression;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Fixed;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Global;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Kind;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Place;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.TypeOf;
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

/** Reads expressions of a script by recursive descent. What it does not understand has an unknown value. */
final class ExpressionReader {
    private static final int DEEPEST = 120;
    private static final int LOOSEST = 1;
    private static final int TIGHTEST = 6;

    private final TokenCursor tokens;
    private final Expectations expectations;
    private final ScriptOperators operators;
    private final CallReader calls;
    private final Runnable block;
    private final Map<String, ScriptValue> variables = new LinkedHashMap<>();
    private int depth;

    /** @param block reads the statements of a function up to the closing brace */
    ExpressionReader(TokenCursor tokens, Expectations expectations, Runnable block) {
        this.tokens = tokens;
        this.expectations = expectations;
        ConditionReader conditions = new ConditionReader(expectations);
        this.operators = new ScriptOperators(expectations, conditions);
        this.calls = new CallReader(expectations, conditions);
        this.block = block;
    }

    void declare(String name, ScriptValue value) {
        variables.put(name, value);
    }

    /** Reads an expression with its assignments and alternatives. */
    ScriptValue read() {
        if (depth >= DEEPEST) {
            return ScriptValue.UNKNOWN;
        }
        depth++;
        try {
            if (tokens.isArrow()) {
                return function(ScriptValue.UNKNOWN);
            }
            String assigned = tokens.peek(1).is("=") ? tokens.peek().text() : "";
            ScriptValue left = binary(LOOSEST);
            if (tokens.accept("=")) {
                ScriptValue value = read();
                if (left instanceof Global global && global.name().startsWith("tests.")) {
                    ScriptReader.require(value, expectations);
                } else if (!assigned.isEmpty()) {
                    declare(assigned, value);
                }
                return value;
            }
            if (tokens.accept("?")) {
                ScriptValue chosen = read();
                if (tokens.accept(":")) {
                    read();
                }
                return chosen;
            }
            return left;
        } finally {
            depth--;
        }
    }

    private ScriptValue binary(int level) {
        ScriptValue left = level > TIGHTEST ? unary() : binary(level + 1);
        while (ScriptOperators.level(tokens.peek()) == level) {
            String operator = tokens.next().text();
            left = operators.combined(operator, left, level >= TIGHTEST ? unary() : binary(level + 1));
        }
        return left;
    }

    private ScriptValue unary() {
        if (depth >= DEEPEST) {
            return ScriptValue.UNKNOWN;
        }
        if (tokens.accept("!") || tokens.accept("++") || tokens.accept("--") || tokens.accept("delete")) {
            depth++;
            unary();
            depth--;
            return ScriptValue.UNKNOWN;
        }
        if (tokens.accept("typeof")) {
            depth++;
            ScriptValue operand = unary();
            depth--;
            return operand instanceof Place place ? new TypeOf(place) : ScriptValue.UNKNOWN;
        }
        if (tokens.accept("-")) {
            depth++;
            ScriptValue operand = unary();
            depth--;
            return operand instanceof Constant constant && constant.value() instanceof JsonNumber number
                    ? new Constant(new JsonNumber("-" + number.literal()))
                    : ScriptValue.UNKNOWN;
        }
        if (tokens.accept("+") || tokens.accept("await") || tokens.accept("new") || tokens.accept("...")) {
            depth++;
            ScriptValue operand = unary();
            depth--;
            return operand;
        }
        return postfix(primary());
    }

    private ScriptValue primary() {
        ScriptToken token = tokens.peek();
        switch (token.kind()) {
            case STRING -> {
                tokens.next();
                return new Constant(new JsonText(token.text()));
            }
            case NUMBER -> {
                tokens.next();
                return token.text().matches("(0|[1-9][0-9]{0,17})(\\.[0-9]{1,17})?")
                        ? new Constant(new JsonNumber(token.text()))
                        : ScriptValue.UNKNOWN;
            }
            case PATTERN -> {
                tokens.next();
                return new Expression(token.text());
            }
            case NAME -> {
                return name();
            }
            default -> {
                return bracketed();
            }
        }
    }

    private ScriptValue name() {
        if (tokens.peek().is("function")) {
            return function(ScriptValue.UNKNOWN);
        }
        String name = tokens.next().text();
        return switch (name) {
            case "true", "false" -> new Constant(JsonBoolean.of(name.equals("true")));
            case "null", "undefined" -> Constant.NULL;
            case "responseBody" -> new Fixed(Kind.BODY_TEXT);
            default -> variables.getOrDefault(name, new Global(name));
        };
    }

    private ScriptValue bracketed() {
        if (tokens.accept("(")) {
            ScriptValue inner = read();
            while (tokens.accept(",")) {
                inner = read();
            }
            tokens.accept(")");
            return inner;
        }
        if (tokens.accept("[")) {
            List<JsonValue> elements = new ArrayList<>();
            items("]").forEach(each -> elements.add(value(each)));
            return new Constant(new JsonArray(elements));
        }
        return tokens.accept("{") ? object() : ScriptValue.UNKNOWN;
    }

    private ScriptValue object() {
        Map<String, JsonValue> members = new LinkedHashMap<>();
        while (!tokens.isAtEnd() && !tokens.accept("}")) {
            int before = tokens.position();
            String name = tokens.peek().text();
            if (tokens.peek(1).is(":")) {
                tokens.next();
                tokens.next();
                members.put(name, value(read()));
            } else if (!tokens.accept(",")) {
                read();
            }
            if (tokens.position() == before) {
                tokens.next();
            }
        }
        return new Constant(new JsonObject(members));
    }

    private static JsonValue value(ScriptValue operand) {
        return operand instanceof Constant constant ? constant.value() : JsonNull.NULL;
    }

    private List<ScriptValue> items(String closing) {
        return items(closing, ScriptValue.UNKNOWN);
    }

    /** Reads a list. The parameter of a function in it has a given value. */
    private List<ScriptValue> items(String closing, ScriptValue parameter) {
        List<ScriptValue> items = new ArrayList<>();
        while (!tokens.isAtEnd() && !tokens.accept(closing)) {
            int before = tokens.position();
            boolean isFunction = tokens.peek().is("function") || tokens.isArrow();
            items.add(isFunction ? function(parameter) : read());
            tokens.accept(",");
            if (tokens.position() == before) {
                tokens.next();
            }
        }
        return items;
    }

    /** Reads a function, whose first parameter has a given value. The value of an arrow function is its expression. */
    private ScriptValue function(ScriptValue parameter) {
        tokens.accept("function");
        if (tokens.peek().kind() == ScriptToken.Kind.NAME && tokens.peek(1).is("=>")) {
            declare(tokens.next().text(), parameter);
        } else {
            while (!tokens.isAtEnd() && !tokens.accept("(")) {
                tokens.next();
            }
            if (tokens.peek().kind() == ScriptToken.Kind.NAME) {
                declare(tokens.peek().text(), parameter);
            }
            tokens.skipToClosing("(", ")");
        }
        tokens.accept("=>");
        if (tokens.accept("{")) {
            block.run();
            return ScriptValue.UNKNOWN;
        }
        return read();
    }

    private ScriptValue postfix(ScriptValue first) {
        ScriptValue operand = first;
        while (true) {
            if (tokens.accept(".") || tokens.accept("?.")) {
                if (tokens.peek().kind() != ScriptToken.Kind.NAME) {
                    continue;
                }
                String name = tokens.next().text();
                operand = tokens.accept("(")
                        ? calls.call(operand, name, items(")", parameter(operand)))
                        : calls.member(operand, name);
            } else if (tokens.accept("[")) {
                ScriptValue key = read();
                tokens.accept("]");
                operand = calls.element(operand, key);
            } else if (tokens.peek().is("(") && !first.equals(ScriptValue.UNKNOWN)) {
                tokens.next();
                operand = calls.call(operand, "", items(")"));
            } else if (!tokens.accept("++") && !tokens.accept("--")) {
                return operand;
            }
        }
    }

    /** Returns the value of the parameter of functions that a method of an array calls. */
    private static ScriptValue parameter(ScriptValue owner) {
        return owner instanceof Place place ? place.element() : ScriptValue.UNKNOWN;
    }
}
