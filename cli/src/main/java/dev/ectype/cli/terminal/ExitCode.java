package dev.ectype.cli.terminal;

/** Lists the exit codes of commands. */
public enum ExitCode {
    DONE(0, "done"),
    NO(1, "negative result: a check found a problem"),
    USAGE(2, "the command line is wrong"),
    BAD_INPUT(3, "the input is wrong: standard error contains file:line:column CODE message"),
    NOT_ALLOWED(4, "not signed in, or not allowed"),
    ENVIRONMENT(5, "an external error: an address cannot be reached, a port is in use, a file cannot be written"),
    INTERRUPTED(130, "interrupted by Ctrl-C");

    private final int number;
    private final String meaning;

    ExitCode(int number, String meaning) {
        this.number = number;
        this.meaning = meaning;
    }

    public int number() {
        return number;
    }

    public String meaning() {
        return meaning;
    }
}
