package dev.ectype.runtime.graphql.fetch;

import dev.ectype.runtime.plan.binding.GraphQlPlan.Kind;
import dev.ectype.runtime.plan.binding.GraphQlPlan.Link;
import graphql.schema.DataFetchingEnvironment;
import graphql.schema.GraphQLObjectType;
import graphql.schema.GraphQLType;
import graphql.schema.GraphQLTypeUtil;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds the entities that a payload contains beside the result: the parent of a new or deleted entity, an entity that an
 * argument identifies, or the only object of a type.
 *
 * @param before the state before the mutation
 * @param after the state after the mutation
 * @param resource the resource of the mutation, or null
 * @param result the result of the mutation, or null
 */
record PayloadEntities(
        StateReader before,
        StateReader after,
        ArgumentBinder arguments,
        @Nullable String resource,
        @Nullable Object result) {
    PayloadEntities withResult(@Nullable Object changed) {
        return new PayloadEntities(before, after, arguments, resource, changed);
    }

    /** Returns the entity of a field, or null if none is found. */
    @Nullable
    EntitySource of(DataFetchingEnvironment environment) {
        GraphQLType type = GraphQLTypeUtil.unwrapNonNull(environment.getFieldType());
        if (!(type instanceof GraphQLObjectType object)) {
            return null;
        }
        EntitySource only = only(environment);
        if (only != null || !after.isStored(object.getName())) {
            return only;
        }
        EntitySource written = written();
        if (written != null && object.getName().equals(written.type())) {
            return written;
        }
        EntitySource referenced = written == null
                ? null
                : referenced(written, object.getName(), environment.getField().getName());
        return referenced == null ? identified(after, object.getName()) : referenced;
    }

    /** Returns the only object of the type of a field, or null if the type has several. */
    @Nullable
    EntitySource only(DataFetchingEnvironment environment) {
        return after.only(environment.getFieldType());
    }

    /** Returns the entity that the mutation wrote; for a deletion, the entity before it. */
    private @Nullable EntitySource written() {
        if (result instanceof EntitySource entity) {
            return entity;
        }
        String type = resource == null ? null : after.catalog().entityOf(resource);
        if (type == null || result != null) {
            return null;
        }
        EntitySource now = identified(after, type);
        return now == null ? identified(before, type) : now;
    }

    /** Returns the entity that another one references, preferably in the member of the same name. */
    private @Nullable EntitySource referenced(EntitySource from, String target, String field) {
        List<Link> links = after.catalog().links(String.valueOf(from.type())).stream()
                .filter(link -> link.kind() == Kind.ONE && link.target().equals(target))
                .toList();
        Link link = links.stream()
                .filter(each -> each.field().equals(field))
                .findFirst()
                .orElse(links.size() == 1 ? links.get(0) : null);
        List<EntitySource> found = link == null ? List.of() : new LinkedObjectResolver(after, link).targets(from);
        return found.isEmpty() ? null : found.get(0);
    }

    /** Returns the entity that an argument such as {@code productId} identifies; {@code id} identifies the written one. */
    private @Nullable EntitySource identified(StateReader reading, String type) {
        String identity = reading.catalog().identity(type);
        boolean own = resource != null && type.equals(reading.catalog().entityOf(resource));
        for (Map.Entry<String, @Nullable Object> argument : arguments.members().entrySet()) {
            Object value = argument.getValue();
            boolean named = own && argument.getKey().equals(identity)
                    || key(argument.getKey()).endsWith(key(type + identity));
            boolean scalar = value instanceof String || value instanceof Number;
            EntitySource found = named && scalar ? reading.find(type, String.valueOf(value)) : null;
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private static String key(String name) {
        return name.replace("_", "").toLowerCase(Locale.ROOT);
    }
}
