package dev.ectype.runtime.graphql;

import graphql.schema.DataFetchingEnvironment;
import org.jspecify.annotations.Nullable;

/** What the root fields are fields of; payloads and namespaces show it again. */
enum Root implements Shown {
    ROOT;

    @Override
    public @Nullable Object field(DataFetchingEnvironment environment) {
        return Defaults.of(environment.getFieldType());
    }
}
