package dev.ectype.cli.command.base;

import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.runtime.client.CallFailed;
import dev.ectype.runtime.emulator.launch.NearestName;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Parameters;

/** Runs the verb of a command for a running emulator, such as {@code ectype journal list}. */
public abstract class VerbCommand extends EctypeCommand {
    private final String command;
    private final String about;
    private final List<String> verbs;

    @Parameters(index = "0", arity = "0..1", description = "The action.")
    private @Nullable String typed;

    /**
     * Creates a command.
     *
     * @param command the name of the command
     * @param about the object of the verbs, such as {@code the journal}
     * @param verbs the verbs, in the order in which the help lists them
     */
    public VerbCommand(Terminal terminal, String command, String about, List<String> verbs) {
        super(terminal);
        this.command = command;
        this.about = about;
        this.verbs = verbs;
    }

    /** Executes one of the verbs. */
    protected abstract ExitCode act(String verb);

    /** Adds the verbs of this command to its help and completion. */
    @Override
    public final void complete(CommandSpec spec) {
        PositionalParamSpec word = spec.positionalParameters().get(0);
        spec.remove(word);
        spec.addPositional(word.toBuilder()
                .paramLabel(String.join("|", verbs))
                .completionCandidates(verbs)
                .build());
    }

    @Override
    protected final ExitCode run() {
        String verb = typed == null ? "" : typed;
        if (!verbs.contains(verb)) {
            throw unknown(verb);
        }
        try {
            return act(verb);
        } catch (CallFailed failed) {
            throw EmulatorAddress.failure(failed);
        }
    }

    private CommandFailure unknown(String word) {
        String nearest = word.isEmpty() ? null : NearestName.to(word, verbs);
        return CommandFailure.usage(
                word.isEmpty()
                        ? "the action for " + about + " is missing"
                        : "\"" + word + "\" is not an action for " + about,
                nearest == null
                        ? "Actions are " + String.join(", ", verbs) + "."
                        : "Did you mean `ectype " + command + " " + nearest + "`?");
    }
}
