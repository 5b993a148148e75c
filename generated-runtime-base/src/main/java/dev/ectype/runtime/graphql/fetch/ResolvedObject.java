package dev.ectype.runtime.graphql.fetch;

import graphql.schema.DataFetchingEnvironment;
import org.jspecify.annotations.Nullable;

/** An object that a field shows. */
interface ResolvedObject {
    /** What one of its fields shows. */
    @Nullable
    Object field(DataFetchingEnvironment environment);

    /** Which type it is of, or null where only the field tells that shows it. */
    default @Nullable String type() {
        return null;
    }
}
