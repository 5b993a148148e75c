package dev.ectype.runtime.state;

/** Whether a row belongs to a list. */
@FunctionalInterface
public interface RowFilter {
    boolean accepts(Row row);

    /** Rows whose member has exactly this encoded value. */
    static RowFilter equal(StoredMember member, byte[] encoded) {
        return row -> member.hasValueIn(row.document(), encoded);
    }

    default RowFilter and(RowFilter other) {
        return row -> accepts(row) && other.accepts(row);
    }
}
