package dev.ectype.runtime.state.row;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Extracts the keys of rows for an index: each key once, and equal keys for equal rows.
 *
 * @param name the unique name among the indexes of a table; equal names mean equal keys
 */
public record RowIndex(String name, Function<Row, List<String>> keys) {
    /** The key of a row without the member. No encoded value equals it. */
    public static final String ABSENT = "";

    /** Creates an index by the encoded value of a member. */
    static RowIndex of(StoredMember member) {
        return new RowIndex("=" + member.name(), row -> {
            String key = member.keyIn(row.document());
            return List.of(key == null ? ABSENT : key);
        });
    }

    public static RowIndex of(RowKeys keys) {
        return new RowIndex("more", row -> keys.in(row.document()));
    }

    List<String> of(Row row) {
        return keys.apply(row);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof RowIndex that && name.equals(that.name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }
}
