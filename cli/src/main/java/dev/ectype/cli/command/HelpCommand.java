package dev.ectype.cli.command;

import dev.ectype.cli.render.Topic;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Failure;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.runtime.emulator.launch.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Explains commands and topics. */
@Command(
        name = "help",
        description = "Explains a command, or a topic: exit-codes, environment, formatting.",
        customSynopsis = "ectype help [COMMAND | TOPIC]")
final class HelpCommand extends EctypeCommand {
    @Parameters(arity = "0..1", paramLabel = "COMMAND|TOPIC", description = "What to explain.")
    private @Nullable String subject;

    HelpCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode run() {
        if (subject == null) {
            terminal().out().print(Overview.text());
            return ExitCode.DONE;
        }
        Topic topic = Topic.of(subject);
        CommandName name = CommandName.of(subject);
        if (topic != null) {
            terminal().out().print(topic.text());
        } else if (name != null) {
            CommandLine command =
                    CommandLines.of(terminal(), name).getSubcommands().get(name.word());
            Objects.requireNonNull(command, name.word()).usage(terminal().out());
        } else {
            throw unknown(subject);
        }
        return ExitCode.DONE;
    }

    private static Failure unknown(String subject) {
        List<String> subjects = new ArrayList<>(CommandName.words());
        subjects.addAll(Topic.words());
        String nearest = Nearest.to(subject, subjects);
        return Failure.usage(
                "there is no command or topic \"" + subject + "\"",
                nearest == null
                        ? "There are " + String.join(", ", subjects) + "."
                        : "Did you mean `ectype help " + nearest + "`?");
    }
}
