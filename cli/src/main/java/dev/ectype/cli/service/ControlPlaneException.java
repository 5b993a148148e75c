package dev.ectype.cli.service;

import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.compiler.json.JsonObject;

/** Reports that a control plane rejected a request or did not respond, with a default failure for the command. */
public final class ControlPlaneException extends Exception {
    private static final long serialVersionUID = 1L;
    private static final int CONFLICT = 409;

    private final int status;
    private final String reason;
    private final String requestId;
    private final transient JsonObject problem;

    /**
     * @param status the status of the response; 0 without a response
     * @param reason the reason as a sentence
     * @param requestId the identifier with which the operator finds the request; empty if there is none
     */
    ControlPlaneException(int status, String reason, String requestId, JsonObject problem) {
        super(reason, null, false, false);
        this.status = status;
        this.reason = reason;
        this.requestId = requestId;
        this.problem = problem;
    }

    /** Creates the report of a response that the API does not allow. */
    public static ControlPlaneException unexpected(String reason) {
        return new ControlPlaneException(0, reason, "", JsonObject.EMPTY);
    }

    public int status() {
        return status;
    }

    /** Returns the details of the problem. */
    public JsonObject details() {
        return ResponseMembers.object(problem, "details");
    }

    /** Returns whether another key may succeed. */
    public boolean isKeyRejected() {
        return status == 401 || status == 403;
    }

    /** Returns whether the service was unreachable or temporarily unavailable. */
    public boolean isOutage() {
        return status == 0 || status == 408 || status == 429 || status >= 500;
    }

    /** Returns the failure that ends the command. */
    public CommandFailure failure() {
        String message = reason.replaceFirst("\\.$", "") + (requestId.isEmpty() ? "" : " (request " + requestId + ")");
        return switch (status) {
            case 401 ->
                new CommandFailure(
                        ExitCode.NOT_ALLOWED,
                        message,
                        "Sign in with `ectype login`; `ectype whoami` shows the current key.");
            case 403 ->
                new CommandFailure(
                        ExitCode.NOT_ALLOWED, message, "`ectype whoami` shows the plan and the scope of the key.");
            case CONFLICT ->
                new CommandFailure(
                        ExitCode.NO, message, "Compare with the existing resource, and decide which of the two stays.");
            default ->
                isOutage()
                        ? new CommandFailure(ExitCode.ENVIRONMENT, message, "`ectype doctor` checks the connection.")
                        : CommandFailure.usage(message, "`ectype help` explains the commands.");
        };
    }
}
