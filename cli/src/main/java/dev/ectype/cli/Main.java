package dev.ectype.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;

/** The command {@code ectype}. */
@Command(
        name = "ectype",
        description = "Compiles the description of an API into an emulator of it.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class)
public final class Main {
    /** Runs the command that the arguments name and ends the process with its exit code. */
    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        return new CommandLine(new Main());
    }

    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            @Nullable String version = Main.class.getPackage().getImplementationVersion();
            return new String[] {"ectype " + (version == null ? "(not packaged)" : version)};
        }
    }
}
