package dev.ectype.runtime.state.row;

import org.jspecify.annotations.Nullable;

/**
 * Holds one stored document with its id, its version and its slot in the order of creation. Immutable.
 *
 * <p>There are as many rows as stored documents. Each subclass has only the field of its kind of id, so that a row takes 40 bytes.
 */
public abstract sealed class Row permits NamedRow, NumberedRow {
    /** The version of a row without a change since its insertion. */
    public static final long FIRST_VERSION = 1;

    private final int sequence;
    private final long version;
    private final byte[] document;
    private final @Nullable String owner;

    Row(Content content, int sequence) {
        this.owner = content.owner;
        this.document = content.document;
        this.version = content.version;
        this.sequence = sequence;
    }

    public static Row named(String id, Content content, int sequence) {
        return new NamedRow(id, content, sequence);
    }

    /** Creates a row with a number as id, without its text. */
    public static Row numbered(long number, Content content, int sequence) {
        return new NumberedRow(number, content, sequence);
    }

    public final Row with(Content content) {
        return with(content, sequence);
    }

    /** Returns the row with another document for a reply, not for storage. */
    public final Row withDocument(byte[] other) {
        return with(new Content(version, other, owner));
    }

    final Row at(int newSequence) {
        return with(new Content(version, document, owner), newSequence);
    }

    abstract Row with(Content content, int newSequence);

    public abstract String id();

    /** Returns the version, which starts at 1 and grows by one with every replacement. */
    public final long version() {
        return version;
    }

    /** Returns the encoded document. Callers must not change the bytes. */
    public final byte[] document() {
        return document;
    }

    /** Returns the id of the parent, if the table declares one. */
    public final @Nullable String owner() {
        return owner;
    }

    /** Returns the position in the order of creation within the table. */
    public final long sequence() {
        return sequence;
    }

    public final int slot() {
        return sequence;
    }

    public abstract boolean isNumbered();

    /** Returns the id of a numbered row; -1 for other rows. */
    public abstract long number();

    /** Returns true if the id is stored as this text. */
    public abstract boolean hasId(String wanted);

    /** Returns true if the id is stored as this number. */
    public abstract boolean hasNumber(long wanted);

    /** Returns true if the other row has the same id. */
    public abstract boolean hasIdOf(Row other);

    @Override
    public String toString() {
        return id() + "@" + version;
    }

    /** Holds the part of a row that a replacement changes. */
    public record Content(
            long version, byte[] document, @Nullable String owner) {}
}
