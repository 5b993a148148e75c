package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.ir.type.MemberPath;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes the long-running operation that an operation starts.
 *
 * @param replyAt the location of the operation in the reply, or null
 * @param addressHeaders the response headers with the URL of the operation, besides {@code Location}
 */
public record StartedOperation(
        ResourceName resource, @Nullable MemberPath replyAt, List<String> addressHeaders) {
    public StartedOperation {
        addressHeaders = List.copyOf(addressHeaders);
    }

    public StartedOperation(ResourceName resource, @Nullable MemberPath replyAt) {
        this(resource, replyAt, List.of());
    }

    public StartedOperation withAddressHeaders(List<String> changed) {
        return new StartedOperation(resource, replyAt, changed);
    }
}
