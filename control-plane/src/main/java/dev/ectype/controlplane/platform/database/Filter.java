package dev.ectype.controlplane.platform.database;

import java.util.function.Function;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.impl.DSL;

/** Declares an optional condition of a list, with a parameter for its value. */
public final class Filter<V> {
    private final String name;
    private final Condition condition;

    private Filter(String name, Condition condition) {
        this.name = name;
        this.condition = condition;
    }

    /**
     * @param name the name of the query parameter, unique within a list
     * @param condition the condition on the rows
     */
    public static <V> Filter<V> of(String name, Class<V> type, Function<Field<V>, Condition> condition) {
        return new Filter<>(name, condition.apply(DSL.param(name, type)));
    }

    String name() {
        return name;
    }

    Condition condition() {
        return condition;
    }
}
