package dev.ectype.compiler.ir.binding;

import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonName;
import org.jspecify.annotations.Nullable;

/**
 * A method of a gRPC service, by its full name such as {@code library.v1.Library/GetBook}.
 *
 * @param longRunning what clients are given instead of what it does, or null
 */
public record GrpcMethod(
        String service,
        String method,
        boolean clientStreams,
        boolean serverStreams,
        @JsonName("lasting") @Nullable LongRunningOperation longRunning)
        implements Binding {
    public GrpcMethod(String service, String method, boolean clientStreams, boolean serverStreams) {
        this(service, method, clientStreams, serverStreams, null);
    }

    /**
     * An operation that clients ask for until it is done; its reply is what it is done with.
     *
     * @param operation the type of the operation
     * @param response the full name of the message that it is done with
     * @param metadata the full name of the message that tells of it, or null
     * @param metadataType the type of that message, or null
     */
    public record LongRunningOperation(
            TypeName operation,
            String response,
            @Nullable String metadata,
            @JsonName("about") @Nullable TypeRef metadataType) {}

    @Override
    public String words() {
        return service + "/" + method;
    }
}
