package dev.ectype.runtime.state.row;

import org.jspecify.annotations.Nullable;

/** Holds one stored document with its id, its version and its slot in the order of creation. Immutable. */
public final class Row {
    /** The version of a row without a change since its insertion. */
    public static final long FIRST_VERSION = 1;

    private final @Nullable String id;
    private final @Nullable String owner;
    private final byte[] document;
    private final int sequence;
    private final long number;
    private final long version;

    private Row(@Nullable String id, long number, Row.Content content, int sequence) {
        this.id = id;
        this.number = number;
        this.owner = content.owner;
        this.document = content.document;
        this.version = content.version;
        this.sequence = sequence;
    }

    public static Row named(String id, Content content, int sequence) {
        return new Row(id, -1, content, sequence);
    }

    /** Creates a row with a number as id, without its text. */
    public static Row numbered(long number, Content content, int sequence) {
        return new Row(null, number, content, sequence);
    }

    public Row with(Content content) {
        return new Row(id, number, content, sequence);
    }

    /** Returns the row with another document for a reply, not for storage. */
    public Row withDocument(byte[] other) {
        return with(new Content(version, other, owner));
    }

    Row at(int newSequence) {
        return new Row(id, number, new Content(version, document, owner), newSequence);
    }

    public String id() {
        return id == null ? Long.toString(number) : id;
    }

    /** Returns the version, which starts at 1 and grows by one with every replacement. */
    public long version() {
        return version;
    }

    /** Returns the encoded document. Callers must not change the bytes. */
    public byte[] document() {
        return document;
    }

    /** Returns the id of the parent, if the table declares one. */
    public @Nullable String owner() {
        return owner;
    }

    /** Returns the position in the order of creation within the table. */
    public long sequence() {
        return sequence;
    }

    public int slot() {
        return sequence;
    }

    public boolean isNumbered() {
        return id == null;
    }

    public long number() {
        return number;
    }

    public boolean hasId(String wanted) {
        return wanted.equals(id);
    }

    public boolean hasNumber(long wanted) {
        return id == null && number == wanted;
    }

    @Override
    public String toString() {
        return id() + "@" + version;
    }

    /** Holds the part of a row that a replacement changes. */
    public record Content(
            long version, byte[] document, @Nullable String owner) {}
}
