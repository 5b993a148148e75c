package dev.ectype.compiler.ingest.protobuf.token;

/** One word of a source as it is written, its place, and the comments before it where a declaration may begin. */
public record ProtoToken(Kind kind, String text, Position position, Comments before) {
    private static final int LONGEST_QUOTED = 60;

    /** What a word may be, as far as its first characters tell. */
    public enum Kind {
        NAME,
        INTEGER,
        FLOAT,
        STRING,
        SYMBOL,
        END
    }

    /** Whether this is the given keyword or symbol. */
    public boolean is(String word) {
        return kind != Kind.STRING && text.equals(word);
    }

    /** The word as a message may quote it. */
    public String quoted() {
        if (kind == Kind.END) {
            return "the end of the file";
        }
        return "`" + (text.length() > LONGEST_QUOTED ? text.substring(0, LONGEST_QUOTED) + "..." : text) + "`";
    }
}
