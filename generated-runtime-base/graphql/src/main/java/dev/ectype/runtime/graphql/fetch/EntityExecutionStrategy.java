package dev.ectype.runtime.graphql.fetch;

import graphql.execution.AsyncExecutionStrategy;
import graphql.execution.ExecutionContext;
import graphql.execution.ExecutionStrategyParameters;
import graphql.execution.MergedField;
import graphql.schema.CoercingSerializeException;
import graphql.schema.GraphQLObjectType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Completes objects of which a request selects only stored scalars in one step. The library prepares an environment, a path and a
 * future for each field, which no such field needs. All other objects, and those with a null or an error, are left to the library.
 */
public final class EntityExecutionStrategy extends AsyncExecutionStrategy {
    private static final String TYPE_NAME = "__typename";

    private final Map<GraphQLObjectType, Map<String, StoredScalar>> scalars = new ConcurrentHashMap<>();

    public EntityExecutionStrategy() {
        super(new GraphQlExceptionHandler());
    }

    @Override
    protected Object executeObject(ExecutionContext context, ExecutionStrategyParameters parameters) {
        Map<String, Object> values = parameters.getSource() instanceof EntitySource entity
                        && parameters.getExecutionStepInfo().getUnwrappedNonNullType() instanceof GraphQLObjectType type
                        && !parameters.isInDeferredContext()
                ? values(entity, type, parameters.getFields().getSubFieldsList(), context)
                : null;
        return values == null ? super.executeObject(context, parameters) : values;
    }

    /** Returns the values of the selected fields, or null unless all are stored scalars with a value. */
    private @Nullable Map<String, Object> values(
            EntitySource entity, GraphQLObjectType type, List<MergedField> fields, ExecutionContext context) {
        Map<String, StoredScalar> known =
                scalars.computeIfAbsent(type, absent -> StoredScalar.of(type, context.getGraphQLSchema()));
        Map<String, Object> values = new LinkedHashMap<>();
        try {
            for (MergedField field : fields) {
                StoredScalar scalar = known.get(field.getName());
                Object value = scalar != null
                        ? scalar.value(entity, context)
                        : field.getName().equals(TYPE_NAME) ? type.getName() : null;
                if (value == null || field.isDeferred()) {
                    return null;
                }
                values.put(field.getResultKey(), value);
            }
        } catch (CoercingSerializeException reportedByTheLibrary) {
            return null;
        }
        return values;
    }
}
