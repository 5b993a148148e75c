package dev.ectype.cli.command;

import dev.ectype.cli.command.base.EctypeCommand;
import dev.ectype.cli.render.HelpTopic;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.runtime.emulator.launch.NearestName;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Explains commands and topics. */
@Command(
        name = "help",
        description = {
            "Explains a command, or a topic: exit-codes, environment, formatting, config.",
            "`ectype help reference` prints the help of all commands."
        },
        customSynopsis = "ectype help [COMMAND | TOPIC] [--json]")
final class HelpCommand extends EctypeCommand {
    @Parameters(arity = "0..1", paramLabel = "COMMAND|TOPIC", description = "A command or a topic.")
    private @Nullable String subject;

    @Option(names = "--json", description = "Print the explanation as JSON.")
    private boolean json;

    HelpCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode run() {
        if (subject == null) {
            print(HelpOverview.text(), HelpJson.overview());
            return ExitCode.DONE;
        }
        HelpTopic topic = HelpTopic.of(subject);
        CommandName name = CommandName.of(subject);
        if (topic == null && name == null) {
            throw unknown(subject);
        }
        List<CommandName> explained =
                topic == HelpTopic.REFERENCE ? List.of(CommandName.values()) : name == null ? List.of() : List.of(name);
        print(subject, topic == null ? "" : topic.text(), explained);
        return ExitCode.DONE;
    }

    /** Prints a topic before the command of the same name. */
    private void print(String word, String topic, List<CommandName> explained) {
        StringBuilder text = new StringBuilder(topic);
        JsonObject object = JsonObject.EMPTY;
        for (CommandName each : explained) {
            CommandLine command = Objects.requireNonNull(
                    CommandLineFactory.of(terminal(), each).getSubcommands().get(each.word()));
            if (!text.isEmpty()) {
                text.append("\n---- ectype ").append(each.word()).append(" ----\n");
            }
            text.append(command.getUsageMessage());
            object = HelpJson.command(each, command.getCommandSpec());
        }
        JsonObject.Builder whole = JsonObject.builder();
        if (!topic.isEmpty()) {
            whole.put("topic", word).put("text", explained.size() == 1 ? topic : text.toString());
        }
        if (explained.size() == 1) {
            object.members().forEach(whole::put);
        }
        print(text.toString(), whole.build());
    }

    private void print(String text, JsonObject object) {
        if (json) {
            terminal().out().println(JsonPrinter.compact(object));
        } else {
            terminal().out().print(text);
        }
    }

    private static CommandFailure unknown(String subject) {
        List<String> subjects = new ArrayList<>(CommandName.words());
        subjects.addAll(HelpTopic.words());
        String nearest = NearestName.to(subject, subjects);
        return CommandFailure.usage(
                "there is no command or topic \"" + subject + "\"",
                nearest == null
                        ? "There are " + String.join(", ", subjects) + "."
                        : "Did you mean `ectype help " + nearest + "`?");
    }
}
