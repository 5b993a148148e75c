package dev.ectype.controlplane.usage;

import static dev.ectype.controlplane.jooq.tables.UsageDays.USAGE_DAYS;

import dev.ectype.controlplane.platform.page.PageRequest;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.Record;
import org.jooq.impl.DSL;
import org.jooq.impl.SQLDataType;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;

/** Sums the table of usage by some of its dimensions. */
@Repository
class UsageSumRepository {
    /** Any row of a group identifies it in a cursor, because rows are never deleted and never change their group. */
    private static final Field<UUID> ANY_ROW =
            DSL.field("(array_agg({0}))[1]", SQLDataType.UUID, USAGE_DAYS.ID).as("any_row");

    /** Rows without project or key come last. */
    private static final UUID NOTHING = new UUID(0, 0);

    private static final Field<UUID> NONE = DSL.inline(NOTHING);

    private final DSLContext database;

    UsageSumRepository(DSLContext database) {
        this.database = database;
    }

    /** Returns a page of sums, the newest day, project and key first. */
    List<UsageDay> list(UUID organization, UsageFilter filter, Set<UsageGroup> groups, PageRequest page) {
        Map<UsageGroup, Field<?>> keys = keys(groups);
        List<Field<?>> order = List.copyOf(keys.values());
        return database.select(order)
                .select(
                        ANY_ROW,
                        sum(USAGE_DAYS.REQUESTS),
                        sum(USAGE_DAYS.EMULATOR_SECONDS),
                        sum(USAGE_DAYS.RECORDING_BYTES),
                        sum(USAGE_DAYS.SNAPSHOT_BYTES))
                .from(USAGE_DAYS)
                .where(UsageRepository.matches(organization, filter)
                        .and(UsageRepository.below(organization, order, page)))
                .groupBy(order)
                .orderBy(order.stream().map(Field::desc).toList())
                .limit(page.rows())
                .fetch(row -> toUsageDay(row, keys));
    }

    private static Map<UsageGroup, Field<?>> keys(Set<UsageGroup> groups) {
        Map<UsageGroup, Field<?>> keys = new LinkedHashMap<>();
        for (UsageGroup group : groups) {
            keys.put(
                    group,
                    switch (group) {
                        case DAY -> USAGE_DAYS.DAY;
                        case PROJECT -> DSL.coalesce(USAGE_DAYS.PROJECT_ID, NONE);
                        case KEY -> DSL.coalesce(USAGE_DAYS.KEY_ID, NONE);
                    });
        }
        return keys;
    }

    private static Field<Long> sum(Field<Long> column) {
        return DSL.sum(column).cast(SQLDataType.BIGINT).as(column);
    }

    private static UsageDay toUsageDay(Record row, Map<UsageGroup, Field<?>> keys) {
        return UsageRepository.toUsageDay(
                row.get(ANY_ROW),
                part(row, keys.get(UsageGroup.DAY), LocalDate.class),
                known(part(row, keys.get(UsageGroup.PROJECT), UUID.class)),
                known(part(row, keys.get(UsageGroup.KEY), UUID.class)),
                row);
    }

    private static <T> @Nullable T part(Record row, @Nullable Field<?> key, Class<T> type) {
        return key == null ? null : row.get(key, type);
    }

    private static @Nullable UUID known(@Nullable UUID id) {
        return NOTHING.equals(id) ? null : id;
    }
}
