package dev.ectype.cli.command.recording;

import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.launcher.recording.RecordedHeader;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** Declares the options for additional request headers. Secrets come from the environment. */
final class HeaderOptions {
    private static final String NAME = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";

    @Option(
            names = "--header",
            paramLabel = "NAME:VALUE",
            description = "Send this header field instead of a recorded field; repeatable.")
    private List<String> written = new ArrayList<>();

    @Option(
            names = "--header-from-env",
            paramLabel = "NAME=VARIABLE",
            description = "The same with the value of an environment variable, which other users cannot read.")
    private List<String> named = new ArrayList<>();

    List<RecordedHeader> read(Terminal terminal) {
        List<RecordedHeader> headers = new ArrayList<>();
        for (String each : written) {
            int colon = each.indexOf(':');
            headers.add(header("--header", "NAME:VALUE", each, colon, colon < 0 ? "" : each.substring(colon + 1)));
        }
        for (String each : named) {
            int equals = each.indexOf('=');
            String variable = equals < 0 ? "" : each.substring(equals + 1);
            String value = terminal.variable(variable);
            if (equals > 0 && value == null) {
                throw CommandFailure.usage(
                        "the environment variable \"" + variable + "\" is not set",
                        "Set the variable to the value of the header.");
            }
            headers.add(header("--header-from-env", "NAME=VARIABLE", each, equals, value == null ? "" : value));
        }
        return headers;
    }

    private static RecordedHeader header(String option, String form, String typed, int nameEnd, String value) {
        String name = nameEnd < 0 ? "" : typed.substring(0, nameEnd).strip();
        if (!name.matches(NAME) || value.chars().anyMatch(each -> each < ' ' && each != '\t')) {
            // The typed text may contain a secret.
            throw CommandFailure.usage(
                    option + " takes " + form, "Write for example " + form.replace("NAME", "x-trace") + ".");
        }
        return new RecordedHeader(name, value.strip());
    }
}
