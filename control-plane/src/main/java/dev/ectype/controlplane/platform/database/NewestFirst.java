package dev.ectype.controlplane.platform.database;

import dev.ectype.controlplane.platform.page.PageRequest;
import java.util.UUID;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Record;
import org.jooq.Select;
import org.jooq.SelectWhereStep;

/** The order of lists. Identifiers begin with the time at which they were made, so a page begins below the last one of the page before. */
public final class NewestFirst {
    private NewestFirst() {}

    /** The rows of a page, and one more where there is a next one. */
    public static <R extends Record> Select<R> page(
            SelectWhereStep<R> rows, Condition wanted, Field<UUID> id, PageRequest page) {
        Condition below = page.after() == null ? wanted : wanted.and(id.lt(page.after()));
        return rows.where(below).orderBy(id.desc()).limit(page.rows());
    }
}
