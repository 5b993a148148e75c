package dev.ectype.compiler.ir;

import dev.ectype.compiler.ir.resource.ResourceName;
import org.jspecify.annotations.Nullable;

/**
 * Describes how an operation uses the uploaded content of an instance or of its own path.
 *
 * @param resource the resource whose instance has the content, or null for the content of the path
 * @param slot the name of one of several contents of an instance, or an empty text
 * @param attachment true if browsers save a returned content and do not display it
 */
public record OperationContent(Use use, @Nullable ResourceName resource, String slot, boolean attachment) {
    /** Lists what operations do with contents. */
    public enum Use {
        STORE,
        DELETE,
        RETURN,
        /** Creates an instance for each file of a list. */
        CREATE_EACH
    }
}
