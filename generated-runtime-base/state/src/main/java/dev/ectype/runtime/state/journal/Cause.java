package dev.ectype.runtime.state.journal;

/**
 * Describes the cause of a commit: the operation, its request and its reply.
 *
 * @param operation the name of the operation, such as {@code createPet}
 * @param request the request
 * @param status the status of the reply, or 0 before the reply
 * @param digest the digest of the reply's bytes, which shows that a repeated request got the same reply; 0 before the reply
 */
public record Cause(String operation, RequestRecord request, int status, long digest) {
    /**
     * Creates a cause before its reply.
     *
     * @param operation the name of the operation
     * @param request the request
     * @return the cause with status and digest 0
     */
    public static Cause of(String operation, RequestRecord request) {
        return new Cause(operation, request, 0, 0);
    }
}
