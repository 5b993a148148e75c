package dev.ectype.compiler.check;

/** Converts the syntax of ECMA-262 regular expressions to Java's where the two differ. */
final class EcmaPatternConverter {
    private final String source;
    private final StringBuilder java = new StringBuilder();
    private int at;

    private EcmaPatternConverter(String source) {
        this.source = source;
    }

    static String toJava(String source) {
        EcmaPatternConverter syntax = new EcmaPatternConverter(source);
        while (syntax.at < source.length()) {
            syntax.term();
        }
        return syntax.java.toString();
    }

    private void term() {
        char next = source.charAt(at++);
        switch (next) {
            case '\\' -> escape(false);
            case '[' -> characterClass();
            // Java's dollar also matches before a final line break.
            case '$' -> java.append("\\z");
            case '{' -> java.append(isQuantifier() ? "{" : "\\{");
            case '(' -> group();
            default -> java.append(next);
        }
    }

    private boolean isQuantifier() {
        int end = source.indexOf('}', at);
        return end > at && end - at < 12 && source.substring(at, end).matches("\\d+(,\\d*)?");
    }

    private void group() {
        java.append('(');
        boolean named = source.startsWith("?<", at) && !source.startsWith("?<=", at) && !source.startsWith("?<!", at);
        int end = named ? source.indexOf('>', at) : -1;
        if (end > 0) {
            java.append("?<").append(groupName(source.substring(at + 2, end))).append('>');
            at = end + 1;
        } else if (source.startsWith("?P<", at)) {
            at += 3;
            int close = source.indexOf('>', at);
            java.append("?<")
                    .append(groupName(source.substring(at, Math.max(at, close))))
                    .append('>');
            at = Math.max(at, close + 1);
        }
    }

    private static String groupName(String name) {
        return "g" + name.replaceAll("[^A-Za-z0-9]", "0");
    }

    private void escape(boolean inClass) {
        if (at == source.length()) {
            java.append("\\\\");
            return;
        }
        char escaped = source.charAt(at++);
        boolean braced = at < source.length() && source.charAt(at) == '{' && "uxpP".indexOf(escaped) >= 0;
        if (braced && source.indexOf('}', at) > 0) {
            int end = source.indexOf('}', at) + 1;
            java.append(escaped == 'u' ? "\\x" : "\\" + escaped).append(source, at, end);
            at = end;
        } else if (escaped == 'k' && at < source.length() && source.charAt(at) == '<') {
            int end = Math.max(at, source.indexOf('>', at));
            java.append("\\k<").append(groupName(source.substring(at + 1, end))).append('>');
            at = end + 1;
        } else if (escaped == '0' && !isDigit()) {
            java.append("\\x00");
        } else if (inClass && escaped == 'b') {
            java.append("\\x08");
        } else if (isIdentity(escaped)) {
            java.append(escaped);
        } else {
            java.append('\\').append(escaped);
        }
    }

    private boolean isDigit() {
        return at < source.length() && Character.isDigit(source.charAt(at));
    }

    /**
     * Returns whether an escaped letter stands for itself. ECMA-262 permits such escapes, but Java rejects or
     * reinterprets them. Anchors of other dialects remain.
     */
    private static boolean isIdentity(char escaped) {
        boolean letter = escaped >= 'a' && escaped <= 'z' || escaped >= 'A' && escaped <= 'Z' || escaped == '_';
        return letter && "dDwWsSbBtnrfvcxupPkAzZ".indexOf(escaped) < 0;
    }

    private void characterClass() {
        if (source.startsWith("]", at)) {
            at++;
            java.append("(?!)");
            return;
        }
        if (source.startsWith("^]", at)) {
            at += 2;
            java.append("[\\s\\S]");
            return;
        }
        java.append('[');
        if (source.startsWith("^", at)) {
            at++;
            java.append('^');
        }
        while (at < source.length()) {
            char next = source.charAt(at++);
            if (next == ']') {
                java.append(']');
                return;
            }
            if (next == '\\') {
                escape(true);
            } else {
                java.append(next == '[' || next == '&' || next == '^' ? "\\" + next : String.valueOf(next));
            }
        }
    }
}
