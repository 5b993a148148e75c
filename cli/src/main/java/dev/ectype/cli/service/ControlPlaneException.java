package dev.ectype.cli.service;

import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.compiler.json.JsonObject;

/** A control plane says no, or says nothing; with what a command ends with unless it knows better. */
public final class ControlPlaneException extends Exception {
    private static final long serialVersionUID = 1L;
    private static final int CONFLICT = 409;

    private final int status;
    private final String reason;
    private final String requestId;
    private final transient JsonObject problem;

    /**
     * @param status that of the reply; 0 where none came
     * @param told why, as a sentence
     * @param requestId by which the operator finds it; empty where there is none
     */
    ControlPlaneException(int status, String told, String requestId, JsonObject problem) {
        super(told, null, false, false);
        this.status = status;
        this.reason = told;
        this.requestId = requestId;
        this.problem = problem;
    }

    public int status() {
        return status;
    }

    /** The details of the problem. */
    public JsonObject details() {
        return ResponseMembers.object(problem, "details");
    }

    /** Whether another key might do. */
    public boolean isKeyRejected() {
        return status == 401 || status == 403;
    }

    /** Whether nobody answered, or not now. */
    public boolean isOutage() {
        return status == 0 || status == 408 || status == 429 || status >= 500;
    }

    /** What a command ends with. */
    public CommandFailure failure() {
        String message = reason.replaceFirst("\\.$", "") + (requestId.isEmpty() ? "" : " (request " + requestId + ")");
        return switch (status) {
            case 401 ->
                new CommandFailure(
                        ExitCode.NOT_ALLOWED, message, "`ectype login` keeps a key; `ectype whoami` shows which.");
            case 403 ->
                new CommandFailure(
                        ExitCode.NOT_ALLOWED, message, "`ectype whoami` shows the plan and the scope of the key.");
            case CONFLICT ->
                new CommandFailure(
                        ExitCode.NO, message, "Look at what is there, and decide which of the two is to be.");
            default ->
                isOutage()
                        ? new CommandFailure(ExitCode.ENVIRONMENT, message, "`ectype doctor` looks at what is between.")
                        : CommandFailure.usage(message, "`ectype help` explains the commands.");
        };
    }
}
