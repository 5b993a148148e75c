package dev.ectype.compiler.ingest.protobuf.token;

/** Holds one token with its position and the comments before it. */
public record ProtoToken(Kind kind, String text, Position position, Comments before) {
    private static final int LONGEST_QUOTED = 60;

    /** Lists the kinds of tokens, which their first characters determine. */
    public enum Kind {
        NAME,
        INTEGER,
        FLOAT,
        STRING,
        SYMBOL,
        END
    }

    /** Returns whether this is the given keyword or symbol. */
    public boolean is(String word) {
        return kind != Kind.STRING && text.equals(word);
    }

    /** Returns the token quoted for messages. */
    public String quoted() {
        if (kind == Kind.END) {
            return "the end of the file";
        }
        return "`" + (text.length() > LONGEST_QUOTED ? text.substring(0, LONGEST_QUOTED) + "..." : text) + "`";
    }
}
