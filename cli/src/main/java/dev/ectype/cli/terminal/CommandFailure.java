package dev.ectype.cli.terminal;

/** Ends a command with an exit code, a message and a hint. */
public final class CommandFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final ExitCode code;
    private final String hint;

    public CommandFailure(ExitCode code, String message, String hint) {
        super(message, null, false, false);
        this.code = code;
        this.hint = hint;
    }

    public static CommandFailure usage(String message, String hint) {
        return new CommandFailure(ExitCode.USAGE, message, hint);
    }

    public ExitCode code() {
        return code;
    }

    public String message() {
        return String.valueOf(getMessage());
    }

    public String hint() {
        return hint;
    }
}
