/** The protocol adapter of emulators that serve gRPC. */
module dev.ectype.grpc {
    requires com.google.protobuf;
    requires transitive dev.ectype.runtime;
    requires static transitive org.jspecify;

    provides dev.ectype.runtime.wire.ProtocolAdapterFactory with
            dev.ectype.runtime.grpc.GrpcAdapterFactory;
}
