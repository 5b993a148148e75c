package dev.ectype.compiler.ingest.postman.script;

import dev.ectype.compiler.ingest.postman.script.ScriptToken.Kind;
import java.util.List;

/** Walks over the tokens of a script. */
final class TokenCursor {
    /** A list of parameters of a function is shorter, in tokens. */
    private static final int LONGEST_PARAMETERS = 64;

    private final List<ScriptToken> tokens;
    private int at;

    TokenCursor(List<ScriptToken> tokens) {
        this.tokens = tokens;
    }

    ScriptToken peek() {
        return peek(0);
    }

    ScriptToken peek(int ahead) {
        return at + ahead < tokens.size() ? tokens.get(at + ahead) : ScriptToken.END;
    }

    ScriptToken next() {
        ScriptToken token = peek();
        at++;
        return token;
    }

    boolean isAtEnd() {
        return at >= tokens.size();
    }

    int position() {
        return at;
    }

    /** Consumes the next token if it is this punctuator or name. */
    boolean accept(String text) {
        if (peek().is(text)) {
            at++;
            return true;
        }
        return false;
    }

    /** Skips the tokens up to a punctuator that closes an open one, and that punctuator. */
    void skipToClosing(String opening, String closing) {
        int depth = 1;
        while (!isAtEnd() && depth > 0) {
            ScriptToken token = next();
            depth += token.kind() != Kind.PUNCTUATOR ? 0 : token.is(opening) ? 1 : token.is(closing) ? -1 : 0;
        }
    }

    /** Returns whether a parenthesis opens the parameters of an arrow function. */
    boolean isArrow() {
        if (peek().kind() == Kind.NAME) {
            return peek(1).is("=>");
        }
        int depth = 0;
        for (int ahead = 0; ahead < LONGEST_PARAMETERS; ahead++) {
            ScriptToken token = peek(ahead);
            depth += token.kind() != Kind.PUNCTUATOR ? 0 : token.is("(") ? 1 : token.is(")") ? -1 : 0;
            if (depth == 0) {
                return peek(ahead + 1).is("=>");
            }
        }
        return false;
    }
}
