package dev.ectype.controlplane.platform.database;

import dev.ectype.controlplane.platform.page.PageRequest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Select;
import org.jooq.SelectWhereStep;
import org.jooq.impl.DSL;
import org.jspecify.annotations.Nullable;

/**
 * Runs the query of a list, newest first. jOOQ renders its SQL once for each set of filters, because rendering and record mapping cost as
 * much as the query itself. Identifiers begin with their creation time, so a page begins below the last identifier of the previous page.
 */
public final class ListQuery<T> {
    private static final Param<Integer> ROWS = DSL.param("rows", Integer.class);

    private final Queries queries;
    private final Supplier<? extends SelectWhereStep<?>> rows;
    private final Field<UUID> organization;
    private final Field<UUID> id;
    private final Filter<UUID> tenant;
    private final Filter<UUID> below;
    private final Function<Row, T> item;
    private final UnaryOperator<Select<?>> whole;
    private final Map<List<Filter<?>>, QueryText> texts = new ConcurrentHashMap<>();

    ListQuery(
            Queries queries,
            Supplier<? extends SelectWhereStep<?>> rows,
            Field<UUID> organization,
            Field<UUID> id,
            Function<Row, T> item,
            UnaryOperator<Select<?>> whole) {
        this.queries = queries;
        this.rows = rows;
        this.organization = organization;
        this.id = id;
        this.tenant = Filter.of("tenant", UUID.class, organization::eq);
        this.below = Filter.of("below", UUID.class, id::lt);
        this.item = item;
        this.whole = whole;
    }

    /** Returns a list that selects the rows of a page before it joins them. */
    public ListQuery<T> joined(UnaryOperator<Select<?>> page) {
        return new ListQuery<>(queries, rows, organization, id, item, page);
    }

    /** Reads a page of an organization's rows, and one more row if there is a next page. */
    public Question page(UUID organization, PageRequest page) {
        return new Question(page).where(tenant, organization).where(below, page.after());
    }

    private QueryText text(List<Filter<?>> filters) {
        return QueryText.of(whole.apply(rows.get()
                .where(filters.stream().map(Filter::condition).toList())
                .orderBy(id.desc())
                .limit(ROWS)));
    }

    /** Builds the filters of a list request. */
    public final class Question {
        private final List<Filter<?>> filters = new ArrayList<>();
        private final Map<String, Object> values = new HashMap<>();

        private Question(PageRequest page) {
            values.put(ROWS.getParamName(), page.rows());
        }

        /** Adds a filter unless its value is null. */
        public <V> Question where(Filter<V> filter, @Nullable V value) {
            if (value != null) {
                filters.add(filter);
                values.put(filter.name(), value);
            }
            return this;
        }

        public List<T> fetch() {
            return queries.fetch(texts.computeIfAbsent(filters, ListQuery.this::text), values, item);
        }
    }
}
