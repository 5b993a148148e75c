package dev.ectype.runtime.graphql.fetch;

import graphql.schema.DataFetchingEnvironment;
import org.jspecify.annotations.Nullable;

/** Resolves the fields of an object in a GraphQL result. */
interface ResolvedObject {
    /** Returns the value of a field. */
    @Nullable
    Object field(DataFetchingEnvironment environment);

    /** Returns the type of the object, or null if only the declared type of the field is known. */
    default @Nullable String type() {
        return null;
    }
}
