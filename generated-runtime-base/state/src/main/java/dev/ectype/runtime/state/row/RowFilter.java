package dev.ectype.runtime.state.row;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Decides whether a row belongs to a list. */
@FunctionalInterface
public interface RowFilter {
    boolean accepts(Row row);

    /** Returns a lookup for exactly the accepted rows; null if a scan is necessary. */
    default @Nullable RowLookup lookup() {
        return null;
    }

    /** Returns the filters that must all accept a row. */
    default List<RowFilter> parts() {
        return List.of(this);
    }

    /** Accepts rows with exactly this encoded value in a member. */
    static RowFilter equal(StoredMember member, byte[] encoded) {
        RowFilter filter = row -> member.hasValueIn(row.document(), encoded);
        String key = StoredMember.key(encoded);
        // A text has many escaped forms and the index contains only one, and no key for null.
        boolean isFound = key.indexOf('\\') < 0 && !key.isEmpty() && key.charAt(0) != 'n';
        return isFound ? filter.withLookup(new RowLookup.ByKeys(RowIndex.of(member), List.of(key))) : filter;
    }

    /** Returns this filter with a lookup for its rows. */
    default RowFilter withLookup(@Nullable RowLookup lookup) {
        return lookup == null ? this : new LookupFilter(this, lookup);
    }

    default RowFilter and(RowFilter other) {
        return ConjunctionFilter.of(this, other);
    }
}
