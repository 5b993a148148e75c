package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.Schema;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Maps every kind of type to the rule for its values. */
final class FitRules {
    private final Map<Class<?>, Rule<Schema>> table = new LinkedHashMap<>();

    /** Creates a value of one kind of type. */
    @FunctionalInterface
    interface Rule<S extends Schema> {
        void write(FitSession fitting, S schema, @Nullable Document source, FitPosition spot);
    }

    <S extends Schema> FitRules on(Class<S> sort, Rule<S> rule) {
        table.put(sort, (fitting, schema, source, spot) -> rule.write(fitting, sort.cast(schema), source, spot));
        return this;
    }

    FitRules exhaustive() {
        for (Class<?> sort : Schema.class.getPermittedSubclasses()) {
            if (!table.containsKey(sort)) {
                throw new IllegalStateException("no rule for " + sort.getName());
            }
        }
        return this;
    }

    void write(FitSession fitting, Schema schema, @Nullable Document source, FitPosition spot) {
        Rule<Schema> rule = table.get(schema.getClass());
        if (rule == null) {
            throw new IllegalStateException("no rule for " + schema.getClass().getName());
        }
        rule.write(fitting, schema, source, spot);
    }
}
