package dev.ectype.controlplane.platform.database;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jooq.Field;
import org.jooq.SelectWhereStep;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;

/** Runs queries with prepared SQL texts. */
@Component
public final class Queries {
    private final JdbcTemplate database;

    Queries(JdbcTemplate database) {
        this.database = database;
    }

    /**
     * Creates a list, newest first.
     *
     * @param rows the function that starts the query of the listed rows
     * @param item the function that converts a row to an item
     */
    public <T> ListQuery<T> list(
            Supplier<? extends SelectWhereStep<?>> rows,
            Field<UUID> organization,
            Field<UUID> id,
            Function<Row, T> item) {
        return new ListQuery<>(this, rows, organization, id, item, page -> page);
    }

    /** Returns the rows of a query, outside a transaction with the {@link StatementTenant organization} of the thread. */
    <T> List<T> fetch(QueryText text, Map<String, Object> values, Function<Row, T> item) {
        UUID organization = StatementTenant.needed();
        String sql = organization == null ? text.sql() : text.tenantSql();
        List<T> items = database.execute(sql, (PreparedStatement statement) -> {
            int at = 1;
            if (organization != null) {
                statement.setString(at++, organization.toString());
            }
            for (String parameter : text.parameters()) {
                set(statement, at++, Objects.requireNonNull(values.get(parameter), parameter));
            }
            statement.execute();
            if (organization != null) {
                statement.getMoreResults();
            }
            return read(statement, text.columns(), item);
        });
        return Objects.requireNonNull(items);
    }

    private static void set(PreparedStatement statement, int at, Object value) throws SQLException {
        statement.setObject(at, value instanceof Instant time ? time.atOffset(ZoneOffset.UTC) : value);
    }

    private static <T> List<T> read(PreparedStatement statement, List<Field<?>> columns, Function<Row, T> item)
            throws SQLException {
        try (ResultSet rows = statement.getResultSet()) {
            ReadRow row = new ReadRow(rows, columns);
            List<T> items = new ArrayList<>();
            while (rows.next()) {
                items.add(item.apply(row));
            }
            return items;
        }
    }
}
