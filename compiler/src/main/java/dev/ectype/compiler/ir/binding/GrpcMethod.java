package dev.ectype.compiler.ir.binding;

import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonName;
import org.jspecify.annotations.Nullable;

/**
 * Binds an operation to a gRPC method with a full name such as {@code library.v1.Library/GetBook}.
 *
 * @param longRunning the long-running operation that the method returns, or null
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
     * Describes an operation that clients poll until it is done.
     *
     * @param operation the type of the operation
     * @param response the full name of the result message
     * @param metadata the full name of the metadata message, or null
     * @param metadataType the type of the metadata message, or null
     */
    public record LongRunningOperation(
            TypeName operation,
            String response,
            @Nullable String metadata,
            @JsonName("about") @Nullable TypeRef metadataType) {}

    @Override
    public String label() {
        return "RPC";
    }

    @Override
    public String address() {
        return method;
    }

    @Override
    public String callName() {
        return method;
    }

    @Override
    public String serviceName() {
        return service.substring(service.lastIndexOf('.') + 1);
    }

    @Override
    public String words() {
        return service + "/" + method;
    }
}
