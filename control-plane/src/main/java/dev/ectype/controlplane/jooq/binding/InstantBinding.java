package dev.ectype.controlplane.jooq.binding;

import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import org.jooq.BindingGetResultSetContext;
import org.jooq.BindingSetStatementContext;
import org.jooq.Converter;
import org.jooq.impl.AbstractBinding;

/** Times of the database. Its driver reads and writes them as numbers; jOOQ of itself would do it by way of texts. */
public final class InstantBinding extends AbstractBinding<OffsetDateTime, Instant> {
    private static final long serialVersionUID = 1L;
    private static final Converter<OffsetDateTime, Instant> CONVERTER =
            Converter.ofNullable(OffsetDateTime.class, Instant.class, OffsetDateTime::toInstant, InstantBinding::atUtc);

    @Override
    public Converter<OffsetDateTime, Instant> converter() {
        return CONVERTER;
    }

    @Override
    public void set(BindingSetStatementContext<Instant> context) throws SQLException {
        Instant time = context.value();
        if (time == null) {
            context.statement().setNull(context.index(), Types.TIMESTAMP_WITH_TIMEZONE);
        } else {
            context.statement().setObject(context.index(), atUtc(time));
        }
    }

    @Override
    public void get(BindingGetResultSetContext<Instant> context) throws SQLException {
        OffsetDateTime time = context.resultSet().getObject(context.index(), OffsetDateTime.class);
        context.value(time == null ? null : time.toInstant());
    }

    private static OffsetDateTime atUtc(Instant time) {
        return time.atOffset(ZoneOffset.UTC);
    }
}
