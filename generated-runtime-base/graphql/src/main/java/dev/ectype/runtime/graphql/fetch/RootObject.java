package dev.ectype.runtime.graphql.fetch;

import graphql.schema.DataFetchingEnvironment;
import org.jspecify.annotations.Nullable;

/** Represents the root object, also within payloads and namespaces. */
public enum RootObject implements ResolvedObject {
    ROOT;

    @Override
    public @Nullable Object field(DataFetchingEnvironment environment) {
        return NonNullDefaults.of(environment.getFieldType());
    }
}
