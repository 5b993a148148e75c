package dev.ectype.compiler.ir.resource;

/** Describes a member that the server sets when it completes a pending instance. */
public record CompletionMember(String member, Value value) {
    /** Lists the values of a completed instance. */
    public enum Value {
        /** The time of the completion. */
        TIME,
        /** The whole progress, 100 or 1. */
        PROGRESS,
        /** A generated result. */
        RESULT
    }
}
