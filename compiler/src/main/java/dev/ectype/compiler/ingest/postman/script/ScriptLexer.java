package dev.ectype.compiler.ingest.postman.script;

import dev.ectype.compiler.ingest.postman.script.ScriptToken.Kind;
import java.util.ArrayList;
import java.util.List;

/** Splits JavaScript into tokens. It accepts any text; characters that begin no token are left out. */
final class ScriptLexer {
    private static final List<String> PUNCTUATORS =
            List.of("===", "!==", "...", "=>", "==", "!=", "<=", ">=", "&&", "||", "??", "?.", "++", "--", "+=", "-=");

    /** After these names a slash begins a regular expression. */
    private static final List<String> BEFORE_PATTERN = List.of("return", "typeof", "case", "in", "of");

    private final String script;
    private final List<ScriptToken> tokens = new ArrayList<>();
    private int at;

    private ScriptLexer(String script) {
        this.script = script;
    }

    static List<ScriptToken> tokens(String script) {
        ScriptLexer lexer = new ScriptLexer(script);
        while (lexer.at < script.length()) {
            lexer.next();
        }
        return lexer.tokens;
    }

    private void next() {
        char first = script.charAt(at);
        if (Character.isJavaIdentifierStart(first)) {
            int start = at;
            while (at < script.length() && Character.isJavaIdentifierPart(script.charAt(at))) {
                at++;
            }
            add(Kind.NAME, script.substring(start, at));
        } else if (first >= '0' && first <= '9') {
            number();
        } else if (first == '"' || first == '\'' || first == '`') {
            string(first);
        } else if (script.startsWith("//", at)) {
            int end = script.indexOf('\n', at);
            at = end < 0 ? script.length() : end;
        } else if (script.startsWith("/*", at)) {
            int end = script.indexOf("*/", at + 2);
            at = end < 0 ? script.length() : end + 2;
        } else if (first == '/' && isPatternAllowed()) {
            pattern();
        } else if (first > ' ' && first < '\u007f') {
            punctuator();
        } else {
            at++;
        }
    }

    private void add(Kind kind, String text) {
        tokens.add(new ScriptToken(kind, text));
    }

    private void number() {
        int start = at;
        while (at < script.length() && (Character.isLetterOrDigit(script.charAt(at)) || script.charAt(at) == '.')) {
            at++;
        }
        add(Kind.NUMBER, script.substring(start, at));
    }

    private void string(char quote) {
        StringBuilder value = new StringBuilder();
        at++;
        while (at < script.length() && script.charAt(at) != quote) {
            char each = script.charAt(at++);
            if (each == '\n' && quote != '`') {
                // An unterminated string ends with its line.
                break;
            }
            if (each == '\\' && at < script.length()) {
                char escaped = script.charAt(at++);
                value.append(escaped == 'n' ? '\n' : escaped == 't' ? '\t' : escaped);
            } else {
                value.append(each);
            }
        }
        at++;
        // A template with expressions has no known value.
        boolean isTemplate = quote == '`' && value.indexOf("${") >= 0;
        add(isTemplate ? Kind.NAME : Kind.STRING, isTemplate ? "template" : value.toString());
    }

    private boolean isPatternAllowed() {
        if (tokens.isEmpty()) {
            return true;
        }
        ScriptToken last = tokens.get(tokens.size() - 1);
        return switch (last.kind()) {
            case NAME -> BEFORE_PATTERN.contains(last.text());
            case PUNCTUATOR -> !last.text().equals(")") && !last.text().equals("]");
            default -> false;
        };
    }

    private void pattern() {
        int start = ++at;
        boolean isClass = false;
        while (at < script.length() && script.charAt(at) != '\n') {
            char each = script.charAt(at);
            if (each == '/' && !isClass) {
                break;
            }
            isClass = each == '[' || isClass && each != ']';
            at += each == '\\' ? 2 : 1;
        }
        add(Kind.PATTERN, script.substring(start, Math.min(at, script.length())));
        at++;
        while (at < script.length() && Character.isLetter(script.charAt(at))) {
            at++;
        }
    }

    private void punctuator() {
        for (String each : PUNCTUATORS) {
            if (script.startsWith(each, at)) {
                add(Kind.PUNCTUATOR, each);
                at += each.length();
                return;
            }
        }
        add(Kind.PUNCTUATOR, String.valueOf(script.charAt(at++)));
    }
}
