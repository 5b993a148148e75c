package dev.ectype.compiler.ingest.postman.script;

import dev.ectype.compiler.ingest.postman.script.ScriptToken.Kind;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Condition;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Header;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Length;
import dev.ectype.compiler.ingest.postman.script.ScriptValue.Place;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Reads the statements of test scripts in the order of their text. Branches after {@code else} and {@code catch} are left out,
 * because they handle responses that the author does not expect.
 */
public final class ScriptReader {
    private static final List<String> DECLARATIONS = List.of("var", "let", "const");

    /** Deeper nesting is left out. */
    private static final int DEEPEST = 120;

    private final TokenCursor tokens;
    private final ExpressionReader expressions;
    private int depth;

    private ScriptReader(String script, Expectations expectations) {
        this.tokens = new TokenCursor(ScriptLexer.tokens(script));
        this.expressions = new ExpressionReader(tokens, expectations, this::block);
    }

    /**
     * Returns what a script expects of the response.
     *
     * @param isNumber whether requests send the value of a variable as a number
     */
    public static ResponseExpectation read(String script, Predicate<String> isNumber) {
        Expectations expectations = new Expectations(isNumber);
        ScriptReader reader = new ScriptReader(script, expectations);
        while (!reader.tokens.isAtEnd()) {
            reader.statement();
        }
        return expectations.result();
    }

    /** Reads the statements up to the closing brace. */
    private void block() {
        if (++depth > DEEPEST) {
            tokens.skipToClosing("{", "}");
        } else {
            while (!tokens.isAtEnd() && !tokens.accept("}")) {
                statement();
            }
        }
        depth--;
    }

    private void statement() {
        int before = tokens.position();
        if (tokens.accept("{")) {
            block();
        } else if (tokens.peek().kind() == Kind.NAME && tokens.peek(1).is(":")) {
            tokens.next();
        } else if (tokens.peek().kind() == Kind.NAME
                && DECLARATIONS.contains(tokens.peek().text())) {
            tokens.next();
            declaration();
        } else if (tokens.accept("if")) {
            condition();
        } else if (tokens.accept("else") || tokens.accept("catch")) {
            skipBranch();
        } else if (tokens.accept("for") || tokens.accept("while")) {
            loop();
        } else if (tokens.accept("function")) {
            while (!tokens.isAtEnd() && !tokens.accept("{")) {
                tokens.next();
            }
            block();
        } else if (tokens.accept("return") || tokens.accept("try") || tokens.accept("finally") || tokens.accept(";")) {
            return;
        } else if (!tokens.peek().is("}")) {
            expressions.read();
            tokens.accept(";");
        }
        if (tokens.position() == before) {
            tokens.next();
        }
    }

    private void condition() {
        if (tokens.accept("(")) {
            expressions.read();
            tokens.accept(")");
        }
        if (++depth <= DEEPEST) {
            statement();
        }
        depth--;
    }

    private void skipBranch() {
        if (tokens.accept("(")) {
            tokens.skipToClosing("(", ")");
        }
        if (tokens.accept("if")) {
            skipBranch();
        } else if (tokens.accept("{")) {
            tokens.skipToClosing("{", "}");
        } else {
            while (!tokens.isAtEnd() && !tokens.accept(";")) {
                tokens.next();
            }
        }
    }

    /** Reads the head of a loop. A variable of a loop over an array holds any of its elements. */
    private void loop() {
        if (!tokens.accept("(")) {
            return;
        }
        boolean isDeclared = DECLARATIONS.contains(tokens.peek().text());
        if (isDeclared && tokens.peek(2).is("of")) {
            tokens.next();
            String name = tokens.next().text();
            tokens.next();
            expressions.declare(
                    name, expressions.read() instanceof Place place ? place.element() : ScriptValue.UNKNOWN);
            tokens.accept(")");
        } else {
            tokens.skipToClosing("(", ")");
        }
    }

    private void declaration() {
        do {
            if (tokens.accept("{")) {
                destructured();
            } else {
                String name = tokens.next().text();
                if (tokens.accept("=")) {
                    expressions.declare(name, expressions.read());
                }
            }
        } while (tokens.accept(","));
        tokens.accept(";");
    }

    /** Reads a pattern such as {@code {id, name: title} = value}. */
    private void destructured() {
        Map<String, String> names = new LinkedHashMap<>();
        while (!tokens.isAtEnd() && !tokens.accept("}")) {
            String member = tokens.next().text();
            names.put(tokens.accept(":") ? tokens.next().text() : member, member);
        }
        if (tokens.accept("=") && expressions.read() instanceof Place place) {
            names.forEach((name, member) -> expressions.declare(name, place.member(member)));
        }
    }

    /** Requires a condition that a script asserts, or the presence of a value. */
    static void require(ScriptValue asserted, Expectations expectations) {
        if (asserted instanceof Condition condition) {
            condition.require();
        } else if (asserted instanceof Place place) {
            expectations.at(place);
        } else if (asserted instanceof Header header) {
            expectations.header(header.name(), null);
        } else if (asserted instanceof Length length) {
            expectations.at(length.of());
        }
    }
}
