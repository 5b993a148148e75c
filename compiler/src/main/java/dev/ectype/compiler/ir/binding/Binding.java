package dev.ectype.compiler.ir.binding;

/** Describes how clients call an operation: the protocol part of an endpoint. */
public sealed interface Binding permits HttpBinding, GraphQlField, GrpcMethod, ChannelMessage {
    /** Returns a one-line name of the operation for messages. */
    String words();

    /** Returns whether clients call the operation; otherwise they receive its events. */
    default boolean isClientInitiated() {
        return true;
    }
}
