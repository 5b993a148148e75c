package dev.ectype.launcher.judge.client;

import dev.ectype.launcher.judge.description.DescribedApi;
import dev.ectype.launcher.judge.description.DescribedOperation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds the operations that work on the same kind of instances, as paths and methods show it.
 *
 * @param noun the last literal of the path of the collection
 * @param itemShape the shape of the path of one instance
 * @param parameter the parameter with the identifier
 * @param read the operation that returns one instance
 * @param actions the operations that have a path below one instance
 */
record ResourceFamily(
        String noun,
        String itemShape,
        String parameter,
        DescribedOperation create,
        @Nullable DescribedOperation list,
        DescribedOperation read,
        @Nullable DescribedOperation update,
        @Nullable DescribedOperation delete,
        List<DescribedOperation> actions) {
    ResourceFamily {
        actions = List.copyOf(actions);
    }

    /** Returns the operation with a method on the path of one instance, or null. */
    @Nullable
    DescribedOperation call(DescribedApi api, String method) {
        return api.at(itemShape, method);
    }
}
