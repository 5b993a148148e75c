package dev.ectype.compiler.ir;

import org.jspecify.annotations.Nullable;

/**
 * A method of a gRPC service, by its full name such as {@code library.v1.Library/GetBook}.
 *
 * @param lasting what clients are given instead of what it does, or null
 */
public record GrpcMethod(
        String service,
        String method,
        boolean clientStreams,
        boolean serverStreams,
        @Nullable Lasting lasting) implements Binding {
    public GrpcMethod(String service, String method, boolean clientStreams, boolean serverStreams) {
        this(service, method, clientStreams, serverStreams, null);
    }

    /**
     * An operation that clients ask for until it is done; its reply is what it is done with.
     *
     * @param operation the type of the operation
     * @param response the full name of the message that it is done with
     * @param metadata the full name of the message that tells of it, or null
     * @param about the type of that message, or null
     */
    public record Lasting(
            TypeName operation,
            String response,
            @Nullable String metadata,
            @Nullable TypeRef about) {}

    @Override
    public String words() {
        return service + "/" + method;
    }
}
