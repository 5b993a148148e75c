package dev.ectype.runtime.state.journal;

/** Describes the cause of a commit: the operation, its request and its reply. */
public record Cause(String operation, RequestRecord request, int status, long digest) {
    public static Cause of(String operation, RequestRecord request) {
        return new Cause(operation, request, 0, 0);
    }
}
