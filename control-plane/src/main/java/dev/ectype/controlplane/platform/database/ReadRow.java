package dev.ectype.controlplane.platform.database;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import org.jooq.Field;
import org.jooq.JSONB;
import org.jspecify.annotations.Nullable;

/** Reads the current row of a result in the types of the driver. */
final class ReadRow implements Row {
    private final ResultSet result;
    private final List<Field<?>> columns;

    ReadRow(ResultSet result, List<Field<?>> columns) {
        this.result = result;
        this.columns = columns;
    }

    /** Like jOOQ records, this method has no nullness annotation; callers know which columns are nullable. */
    @Override
    @SuppressWarnings("NullAway")
    public <V> V get(Field<V> column) {
        try {
            return column.getType().cast(value(position(column), column.getType()));
        } catch (SQLException failed) {
            throw new IllegalStateException("Cannot read " + column + ": " + failed.getMessage(), failed);
        }
    }

    private @Nullable Object value(int at, Class<?> type) throws SQLException {
        if (type == String.class) {
            return result.getString(at);
        }
        if (type == Instant.class) {
            OffsetDateTime time = result.getObject(at, OffsetDateTime.class);
            return time == null ? null : time.toInstant();
        }
        if (type == JSONB.class) {
            return JSONB.jsonbOrNull(result.getString(at));
        }
        return type == byte[].class ? result.getBytes(at) : result.getObject(at, type);
    }

    /** Compares columns by identity, because each column is a single object and there are few of them. */
    private int position(Field<?> column) {
        for (int at = 0; at < columns.size(); at++) {
            if (columns.get(at) == column) {
                return at + 1;
            }
        }
        throw new IllegalArgumentException("There is no " + column + " among " + columns);
    }
}
