package dev.ectype.controlplane.platform.database;

import java.util.function.Function;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.impl.DSL;

/** A condition that a list may be asked with; its value comes with each question. */
public final class Filter<V> {
    private final String name;
    private final Condition condition;

    private Filter(String name, Condition condition) {
        this.name = name;
        this.condition = condition;
    }

    /**
     * @param name that of the parameter in the query, unique among those of a list
     * @param condition what holds of the rows of a value
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
