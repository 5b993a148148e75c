package dev.ectype.compiler.ir.binding;

/** How an operation is reached: the part of an endpoint that knows its protocol. */
public sealed interface Binding permits HttpBinding, GraphQlField, GrpcMethod, ChannelMessage {
    /** The operation in one line, as a person would write it. */
    String words();

    /** Whether clients ask for it; else they only wait for what it tells. */
    default boolean isClientInitiated() {
        return true;
    }
}
