package dev.ectype.runtime.state.row;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Whether a row belongs to a list. */
@FunctionalInterface
public interface RowFilter {
    boolean accepts(Row row);

    /** How the rows that it accepts, and no others, are found; null where only the rows themselves tell. */
    default @Nullable RowLookup lookup() {
        return null;
    }

    /** The filters that all must accept a row. */
    default List<RowFilter> parts() {
        return List.of(this);
    }

    /** Rows whose member has exactly this encoded value. */
    static RowFilter equal(StoredMember member, byte[] encoded) {
        RowFilter filter = row -> member.hasValueIn(row.document(), encoded);
        String key = StoredMember.key(encoded);
        // A text has many spellings with escapes, of which an index knows one, and nothing for what is null.
        boolean isFound = key.indexOf('\\') < 0 && !key.isEmpty() && key.charAt(0) != 'n';
        return isFound ? filter.withLookup(new RowLookup.ByKeys(RowIndex.of(member), List.of(key))) : filter;
    }

    /** This filter, of which is known how the rows that it accepts are found. */
    default RowFilter withLookup(@Nullable RowLookup lookup) {
        return lookup == null ? this : new LookupFilter(this, lookup);
    }

    default RowFilter and(RowFilter other) {
        return ConjunctionFilter.of(this, other);
    }
}
