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

/** A command that does several things with one part of a running emulator, each by a word. */
public abstract class VerbCommand extends EctypeCommand {
    private final String command;
    private final String about;
    private final List<String> verbs;

    @Parameters(index = "0", arity = "0..1", description = "What to do.")
    private @Nullable String typed;

    /**
     * Makes it.
     *
     * @param command the command's own word
     * @param about what things are done with, such as {@code the journal}
     * @param verbs the words for what can be done, in the order in which help tells of them
     */
    public VerbCommand(Terminal terminal, String command, String about, List<String> verbs) {
        super(terminal);
        this.command = command;
        this.about = about;
        this.verbs = verbs;
    }

    /** Does one of the things. */
    protected abstract ExitCode act(String todo);

    /** Help and completion tell of the words that this command has. */
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
        String todo = typed == null ? "" : typed;
        if (!verbs.contains(todo)) {
            throw unknown(todo);
        }
        try {
            return act(todo);
        } catch (CallFailed failed) {
            throw EmulatorAddress.failure(failed);
        }
    }

    private CommandFailure unknown(String word) {
        String nearest = word.isEmpty() ? null : NearestName.to(word, verbs);
        return CommandFailure.usage(
                word.isEmpty()
                        ? "what is to be done with " + about + " is missing"
                        : "\"" + word + "\" is nothing that can be done with " + about,
                nearest == null
                        ? "There are " + String.join(", ", verbs) + "."
                        : "Did you mean `ectype " + command + " " + nearest + "`?");
    }
}
