package dev.ectype.runtime.graphql.fetch;

import graphql.schema.DataFetchingEnvironment;
import org.jspecify.annotations.Nullable;

/** What the root fields are fields of; payloads and namespaces show it again. */
public enum RootObject implements ResolvedObject {
    ROOT;

    @Override
    public @Nullable Object field(DataFetchingEnvironment environment) {
        return NonNullDefaults.of(environment.getFieldType());
    }
}
