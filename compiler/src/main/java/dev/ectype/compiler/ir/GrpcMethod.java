package dev.ectype.compiler.ir;

/** A method of a gRPC service, by its full name such as {@code library.v1.Library/GetBook}. */
public record GrpcMethod(String service, String method, boolean clientStreams, boolean serverStreams)
        implements Binding {
    @Override
    public String words() {
        return service + "/" + method;
    }
}
