package dev.ectype.cli.command.description;

import dev.ectype.cli.render.HelpExamples;
import dev.ectype.cli.settings.CommandSettings;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.runtime.emulator.MountedEmulators;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Joins the descriptions of one API with the prefix of its paths.
 *
 * @param prefix the path prefix, such as {@code /billing}, or empty
 * @param specs the descriptions as the user typed them
 */
public record Mount(String prefix, List<String> specs) {
    public Mount {
        specs = List.copyOf(specs);
    }

    /** Returns the APIs to serve: first the API without a prefix, then the APIs with one. */
    public static List<Mount> of(List<String> typed, List<String> prefixes, CommandSettings settings) {
        boolean unnamed = typed.isEmpty() && prefixes.isEmpty();
        List<String> specs = unnamed ? settings.specs() : typed;
        List<Mount> mounts = new ArrayList<>();
        if (!specs.isEmpty()) {
            mounts.add(new Mount("", specs));
        }
        Set<String> taken = new LinkedHashSet<>();
        for (String prefix : unnamed ? settings.prefixes() : prefixes) {
            Mount mount = parse(prefix);
            if (!taken.add(mount.prefix)) {
                throw CommandFailure.usage(
                        "--prefix " + mount.prefix + " is given twice", "Give each API a different path.");
            }
            mounts.add(mount);
        }
        if (mounts.isEmpty()) {
            throw unnamed("emulate");
        }
        long inputs = mounts.stream()
                .flatMap(mount -> mount.specs.stream())
                .filter("-"::equals)
                .count();
        if (inputs > 1) {
            throw CommandFailure.usage(
                    "standard input contains one description, but - is given twice", "Use files instead.");
        }
        return mounts;
    }

    /** Creates the failure for a command without a description, on the command line or in service.yaml. */
    static CommandFailure unnamed(String command) {
        return CommandFailure.usage(
                "the description of the API is missing",
                "Write for example `" + HelpExamples.first(command) + "`, or add it under `specs:` in service.yaml.");
    }

    private static Mount parse(String text) {
        int equals = text.indexOf('=');
        String prefix = equals < 0 ? text : text.substring(0, equals);
        String bare = prefix.endsWith("/") ? prefix.substring(0, prefix.length() - 1) : prefix;
        if (equals < 0 || text.length() == equals + 1 || !MountedEmulators.isPrefix(bare)) {
            throw CommandFailure.usage(
                    "--prefix takes a path and a description, but was \"" + text + "\"",
                    "Write for example --prefix /billing=billing.yaml.");
        }
        return new Mount(bare, List.of(text.substring(equals + 1)));
    }
}
