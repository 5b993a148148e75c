package dev.ectype.runtime.state.journal;

/** Why a transaction is committed: the operation, its request, and the reply that it got. */
public record Cause(String operation, RequestRecord request, int status, long digest) {
    public static Cause of(String operation, RequestRecord request) {
        return new Cause(operation, request, 0, 0);
    }
}
