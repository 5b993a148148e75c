package dev.ectype.compiler.ingest.postman.script;

/**
 * Represents a token of a script.
 *
 * @param text the name, the punctuator, the value of a string or a number, or the pattern of a regular expression
 */
record ScriptToken(Kind kind, String text) {
    /** The token after the last one. */
    static final ScriptToken END = new ScriptToken(Kind.END, "");

    /** Lists the kinds of tokens. */
    enum Kind {
        NAME,
        STRING,
        NUMBER,
        PATTERN,
        PUNCTUATOR,
        END
    }

    boolean is(String punctuatorOrName) {
        return (kind == Kind.PUNCTUATOR || kind == Kind.NAME) && text.equals(punctuatorOrName);
    }
}
