package dev.ectype.compiler.graph;

import dev.ectype.compiler.graph.step.ContentStep;
import dev.ectype.compiler.graph.step.Step;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.OperationContent;
import org.jspecify.annotations.Nullable;

/** Converts the use of uploaded content that inference found to a step or a projection. */
final class ContentSteps {
    private ContentSteps() {}

    /**
     * Returns the step that stores or deletes content, or null.
     *
     * @param target the innermost instance that the steps before found, or null
     */
    static @Nullable Step step(Endpoint endpoint, @Nullable String target) {
        OperationContent content = endpoint.understood().content();
        if (content == null || content.resource() != null && target == null) {
            return null;
        }
        String found = content.resource() == null ? null : target;
        return switch (content.use()) {
            case STORE -> new ContentStep.StoreContent(content.resource(), found, content.slot());
            case DELETE -> new ContentStep.DeleteContent(content.resource(), found, content.slot());
            case RETURN, CREATE_EACH -> null;
        };
    }

    /** Returns the projection of a reply with uploaded content, or null if the reply has none. */
    static Projection.@Nullable Content projection(Endpoint endpoint) {
        OperationContent content = endpoint.understood().content();
        return content != null && content.use() == OperationContent.Use.RETURN
                ? new Projection.Content(content.slot(), content.attachment())
                : null;
    }

    /** Returns whether a creation makes an instance of each file in a list. */
    static boolean createsEach(Endpoint endpoint) {
        OperationContent content = endpoint.understood().content();
        return content != null && content.use() == OperationContent.Use.CREATE_EACH;
    }
}
