package dev.ectype.cli.render;

import dev.ectype.cli.settings.CommandSettings;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.runtime.emulator.launch.EmulatorFlag;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Lists the help topics besides the commands. */
public enum HelpTopic {
    EXIT_CODES("exit-codes"),
    ENVIRONMENT("environment"),
    FORMATTING("formatting"),
    CONFIG("config"),
    REFERENCE("reference");

    private static final Pattern DEFAULT_VALUE =
            Pattern.compile("\\(default:? ([^)]+)\\)|(\\w+)(?:: [^;]*| it) \\(default\\)");

    private final String word;

    HelpTopic(String word) {
        this.word = word;
    }

    public static @Nullable HelpTopic of(String word) {
        for (HelpTopic topic : values()) {
            if (topic.word.equals(word)) {
                return topic;
            }
        }
        return null;
    }

    public static List<String> words() {
        return Arrays.stream(values()).map(topic -> topic.word).toList();
    }

    public String text() {
        return switch (this) {
            case EXIT_CODES -> exitCodes();
            case ENVIRONMENT -> environment();
            case FORMATTING -> formatting();
            case CONFIG -> config();
            case REFERENCE -> "Every command, with its examples and options.\n";
        };
    }

    private static String exitCodes() {
        Columns columns = new Columns();
        for (ExitCode code : ExitCode.values()) {
            columns.row(Integer.toString(code.number()), code.meaning());
        }
        return "Every command ends with one of these codes.\n\n" + joined(columns) + """

                `emulate` ends with 130 after Ctrl-C and with 0 after SIGTERM; a second signal ends it at once.
                `check` of one description that cannot be read ends with 3, of several with 1.
                """;
    }

    private static String environment() {
        Columns columns = new Columns();
        for (EmulatorFlag flag : EmulatorFlag.available()) {
            columns.row(flag.variable(), "as " + flag.option() + " of `ectype emulate`");
        }
        return "An option on the command line wins over the environment, that over service.yaml, and that over config.yaml.\n\n"
                + joined(addVariables(columns));
    }

    private static Columns addVariables(Columns columns) {
        return columns.row(
                        "ECTYPE_CACHE_DIR",
                        "folder of compiled and of running emulators (default $XDG_CACHE_HOME/ectype or ~/.cache/ectype)")
                .row("ECTYPE_CONFIG_DIR", "folder of config.yaml (default $XDG_CONFIG_HOME/ectype or ~/.config/ectype)")
                .row("ECTYPE_API_URL", "address of the control plane (default http://127.0.0.1:4020)")
                .row("ECTYPE_API_KEY", "a key of the control plane, instead of that of `ectype login`")
                .row("ECTYPE_PROFILE", "the profile of `ectype login` to use")
                .row("BROWSER", "the program with which `ectype open` opens addresses")
                .row("ECTYPE_NO_INPUT", "never ask")
                .row("ECTYPE_DEBUG", "1: print the stack trace of internal errors")
                .row("NO_COLOR", "no colours; so does TERM=dumb")
                .row("FORCE_COLOR", "colours even without a terminal; so does CLICOLOR_FORCE");
    }

    private static String config() {
        Columns columns =
                new Columns().row("option of emulate", "environment", "service.yaml", "config.yaml", "default");
        for (EmulatorFlag flag : EmulatorFlag.available()) {
            String key = CommandSettings.key(flag);
            columns.row(
                    flag.option(),
                    flag.variable(),
                    key == null ? "-" : key,
                    key == null || !key.startsWith("runtime.") ? "-" : key,
                    defaultValue(flag));
        }
        Columns others = new Columns()
                .row("SPEC...", "specs", "the descriptions of the API")
                .row("--overlay", "overlays", "OpenAPI Overlays that change the descriptions under `specs`")
                .row("--env", "environments", "Postman environments for the collections under `specs`")
                .row("--prefix", "prefixes", "further APIs below path prefixes, as /PATH=SPEC")
                .row("", "name, slug", "names of the service");
        return """
                The value of a setting comes from the first of these sources that contains it:

                  1. the option on the command line
                  2. the environment variable
                  3. service.yaml in the working directory (`ectype init` writes it, `ectype init --schema` describes it)
                  4. config.yaml in the user's folder: $ECTYPE_CONFIG_DIR, else $XDG_CONFIG_HOME/ectype, else ~/.config/ectype
                  5. the default

                `ectype config list --show-origin` shows the effective values and their sources.

                """ + joined(columns) + "\nOnly on the command line and in service.yaml:\n\n" + joined(others)
                + "\nOther environment variables (`ectype help environment` lists all):\n\n"
                + joined(addVariables(new Columns()));
    }

    /** Returns the default as the option's help states it. */
    private static String defaultValue(EmulatorFlag flag) {
        Matcher stated = DEFAULT_VALUE.matcher(flag.help());
        if (stated.find()) {
            return stated.group(1) == null ? stated.group(2) : stated.group(1);
        }
        return "-";
    }

    private static String formatting() {
        return """
                Data goes to standard output, everything else to standard error.

                --json prints data as JSON; `check`, `emulate` and `replay` print one value per line.
                --json=FIELD,... prints only these members, in this order; the help of a command lists its members.

                ingest   {"api": {"name", "version", "hash"}, "counts": {"endpoints", "resources", "relationships"},
                          "diagnostics": [{"code", "severity", "file", "line", "column", "message", "hint"}]}
                check    {"file", "format", "compiled", "booted", "operations", "answered", "resources", "lines",
                          "seconds": {STAGE: NUMBER}, "peakHeapBytes", "diagnostic", "unanswered",
                          "groups", "remembered", "bound", "boundByWire": {PROTOCOL: {"bound", "operations"}},
                          "described", "returned", "contradictions", "unbound"} for each description, then {"summary"}
                health   {"address", "healthy", "reply"}, or "fault" instead of "reply"
                status   {"url", "api", "description", "pid", "since", "operations", "position", "state"} per line
                open     {"url", "opened"}
                catalog  [{"name", "title", "version", "operations", "about"}]
                snapshot {"name", "file", "api": {"name", "version", "hash"}, "position", "bytes"} of the saved or loaded snapshot;
                          `list` a list of them, with "fault" where a file is not a snapshot; `delete` {"deleted"}
                         of `push`, `pull` and `list --remote` the members of GET /v1/snapshots, one object per line
                whoami   {"profile", "url", "type", "id", "name", "scope", "expiresAt", "organization"}
                activity, projects, keys  the members of the control plane, one object per line; never a key
                config   {"setting", "value", "origin"} per line, without "value" if not set
                doctor   {"part", "state", "about", "hint"} per line
                record   {"ready", "upstream", "ca", "file", "name"}
                replay   {"seq", "kind", "expected", "actual", "paths"} of each exchange, then {"summary"}
                help     {"commands": [{"name", "summary"}], "topics"}; of a topic {"topic", "text"};
                          of a command {"command", "summary", "parameters": [{"name", "description"}],
                          "options": [{"names", "value", "description"}], "examples"}
                completion  {"shell", "script"}
                version  {"version", "java", "system"}
                control-plane  {"adminKey", "signIn", "mail", "ready"}, the first two only if the key is created

                A diagnostic is a line `file:line:column CODE message` with a hint below it. Every code has a page in
                docs/diagnostics.
                """;
    }

    private static String joined(Columns columns) {
        return String.join("\n", columns.lines()) + "\n";
    }
}
