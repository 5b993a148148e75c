package dev.ectype.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.ectype.cli.command.CommandLineFactory;
import dev.ectype.cli.command.CommandName;
import dev.ectype.cli.render.HelpExamples;
import dev.ectype.cli.terminal.StandardStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

final class MainTest {
    private final CommandRun ectype = new CommandRun();

    @Test
    void saysItsVersionOnStandardOutput() {
        assertThat(ectype.with("--version")).isZero();
        assertThat(ectype.out()).startsWith("ectype ");
        assertThat(ectype.err()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "-h", "help"})
    void listsTheCommandsInGroups(String word) {
        assertThat(ectype.with(word)).isZero();
        assertThat(ectype.out()).contains("Examples:", "Commands:", "ingest", "Set-up:", "init");
        assertThat(ectype.err()).isEmpty();
    }

    @Test
    void withoutArgumentsItListsTheCommandsToo() {
        assertThat(ectype.with()).isZero();
        assertThat(ectype.out()).contains("Usage: ectype COMMAND");
    }

    @Test
    void refusesAnUnknownOptionOnStandardError() {
        assertThat(ectype.with("--no-such-option")).isEqualTo(2);
        assertThat(ectype.err()).contains("--no-such-option", "hint:");
        assertThat(ectype.out()).isEmpty();
    }

    @Test
    void suggestsTheCommandThatWasMeant() {
        assertThat(ectype.with("ingst")).isEqualTo(2);
        assertThat(ectype.err()).contains("there is no command \"ingst\"", "Did you mean `ectype ingest`?");
    }

    @Test
    void suggestsTheOptionThatWasMeant() {
        assertThat(ectype.with("ingest", "--inferense=off", "x.yaml")).isEqualTo(2);
        assertThat(ectype.err()).contains("there is no option --inferense", "Did you mean --inference?");
    }

    @Test
    void aDescriptionIsNoCommand() {
        assertThat(ectype.with("petstore.yaml")).isEqualTo(2);
        assertThat(ectype.err()).contains("`ectype emulate petstore.yaml`");
    }

    @Test
    void abbreviationsAreNoCommands() {
        assertThat(ectype.with("ing")).isEqualTo(2);
        assertThat(ectype.with("init", "--sch")).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"exit-codes", "environment", "formatting", "config"})
    void explainsTopics(String topic) {
        assertThat(ectype.with("help", topic)).isZero();
        assertThat(ectype.out()).hasSizeGreaterThan(200);
        assertThat(ectype.out().lines()).allMatch(line -> line.length() <= 120);
    }

    @Test
    void explainsEveryCommand() {
        for (String word : CommandName.words()) {
            CommandRun run = new CommandRun();
            assertThat(run.with(word, "--help")).as(word).isZero();
            assertThat(run.out()).contains("Usage: ectype " + word);
            assertThat(new CommandRun().with("help", word)).as(word).isZero();
        }
    }

    @Test
    void everyHelpBeginsWithExamples() {
        for (String word : CommandName.words()) {
            CommandRun run = new CommandRun();
            assertThat(run.with(word, "--help")).as(word).isZero();
            assertThat(run.out()).contains("\nExamples:\n  ");
            assertThat(run.out().indexOf("Examples:"))
                    .as(word)
                    .isLessThan(run.out().indexOf("Usage:"));
        }
    }

    @Test
    void everyExampleIsACommandAsItMustBeWritten() {
        for (String word : CommandName.words()) {
            for (String example : HelpExamples.of(word)) {
                String command = example.replaceFirst("^source <\\((.*)\\)", "$1")
                        .replaceFirst("^ECTYPE_\\w+=\\S+ ", "")
                        .replaceFirst(" +#.*", "")
                        .replaceFirst(" [<|] .*", "");
                List<String> words = new ArrayList<>();
                for (String part : command.split(" +(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)")) {
                    words.add(part.replaceAll("[\"']", ""));
                }
                assertThat(words.remove(0)).as(example).isEqualTo("ectype");
                assertThat(words.get(0)).as(example).isEqualTo(word);
                List<String> plain = JsonFieldsOption.of(Objects.requireNonNull(CommandName.of(word)), words)
                        .arguments();
                assertThatCode(() -> CommandLineFactory.of(new CommandRun().terminal(), CommandName.of(word))
                                .parseArgs(plain.toArray(new String[0])))
                        .as(example)
                        .doesNotThrowAnyException();
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ingest | the description of the API is missing",
                "compile | the description of the API is missing",
                "check | the description of the API is missing",
                "emulate | the description of the API is missing",
                "replay | --target URL and the recording are missing",
                "replay x.jsonl | --target URL is missing",
                "replay x.jsonl --target | --target needs a value: --target URL",
                "replay x.jsonl --target http://a --timeout=soon | --timeout takes an integer, but was \"soon\"",
                "init --port 1 --port 2 | --port is given twice",
                "emulate petstore --tls=yes | --tls takes no value, but was given \"yes\""
            })
    void saysInPlainWordsWhatIsWrongWithArguments(String line, String message) {
        assertThat(ectype.with(line.split(" "))).isEqualTo(2);
        assertThat(ectype.err()).startsWith("error: " + message + "\n  hint: ").doesNotContain("parameter", "<", "'");
    }

    @Test
    void whatIsMissingComesWithAnExample() {
        assertThat(ectype.with("replay")).isEqualTo(2);
        assertThat(ectype.err())
                .contains("`ectype replay recording.jsonl --target http://127.0.0.1:4010`", "`ectype replay --help`");
    }

    @Test
    void everyOptionForASecretNamesAnotherWayToGiveIt() {
        List<String> secrets = new ArrayList<>();
        for (CommandName name : CommandName.values()) {
            CommandLine command = Objects.requireNonNull(CommandLineFactory.of(new CommandRun().terminal(), name)
                    .getSubcommands()
                    .get(name.word()));
            for (OptionSpec option : command.getCommandSpec().options()) {
                if (option.longestName()
                        .matches("--(.*(token|secret|password|credential|api-key).*|header|database)")) {
                    secrets.add(name.word() + " " + option.longestName());
                    assertThat(String.join(" ", option.description()) + option.longestName() + help(command))
                            .as("%s %s", name.word(), option.longestName())
                            .containsPattern("ECTYPE_[A-Z_]*(TOKEN|CREDENTIALS|KEY|DATABASE)|-from-env");
                }
            }
        }
        assertThat(secrets)
                .contains(
                        "emulate --admin-token", "emulate --credentials", "control-plane --database", "replay --header")
                .contains("journal --admin-token");
    }

    private static String help(CommandLine command) {
        return command.getCommandSpec().findOption("--header-from-env") == null ? "" : "--header-from-env";
    }

    @Test
    void everyCommandThatAMessageNamesIsThere() throws IOException {
        Pattern named = Pattern.compile("`ectype ([a-z][a-z-]*)((?: --[a-z-]+)*)");
        int found = 0;
        for (String module : List.of("cli", "compiler", "launcher", "generated-runtime-base", "maven-plugin")) {
            for (Path file : sources(module)) {
                Matcher message = named.matcher(Files.readString(file).replaceAll("\"\\s*\\+\\s*\"", ""));
                while (message.find()) {
                    found++;
                    CommandName name = CommandName.of(message.group(1));
                    assertThat(name).as("%s in %s", message.group(), file).isNotNull();
                    CommandLine command =
                            Objects.requireNonNull(CommandLineFactory.of(new CommandRun().terminal(), name)
                                    .getSubcommands()
                                    .get(message.group(1)));
                    for (String option : message.group(2).strip().split(" ")) {
                        assertThat(option.isEmpty() || command.getCommandSpec().findOption(option) != null)
                                .as("%s in %s", message.group(), file)
                                .isTrue();
                    }
                }
            }
        }
        assertThat(found).isGreaterThan(50);
    }

    private static List<Path> sources(String module) throws IOException {
        String main = Path.of("src", "main", "java").toString();
        try (Stream<Path> files = Files.walk(Path.of("..", module))) {
            return files.filter(each ->
                            each.toString().contains(main) && each.toString().endsWith(".java"))
                    .toList();
        }
    }

    @Test
    void optionsWithoutAFeatureAreInNoHelp() {
        for (String word : CommandName.words()) {
            CommandRun run = new CommandRun();
            assertThat(run.with("help", word)).isZero();
            assertThat(run.out()).as(word).doesNotContain("--durability").doesNotContain("available in this version");
        }
        assertThat(ectype.with("emulate", "petstore", "--durability=sync")).isEqualTo(2);
        assertThat(ectype.err()).contains("--durability is not available in this version");
    }

    @ParameterizedTest
    @ValueSource(strings = {"version", "--version", "-V"})
    void theVersionIsSaidForProgramsToo(String word) {
        assertThat(ectype.with(word, "--json")).isZero();
        assertThat(ectype.out()).matches("\\{\"version\":\"[^\"]+\",\"java\":\"[^\"]+\",\"system\":\"[^\"]+\"}\n");
        CommandRun plain = new CommandRun();
        assertThat(plain.with(word)).isZero();
        assertThat(plain.out()).matches("ectype \\S.*\n");
    }

    @Test
    void namesTheTopicThatWasMeant() {
        assertThat(ectype.with("help", "exitcodes")).isEqualTo(2);
        assertThat(ectype.err()).contains("exit-codes");
    }

    @Test
    void marksErrorsInRedOnlyForPeople() {
        assertThat(ectype.watched(StandardStream.ERR).with("ingst")).isEqualTo(2);
        assertThat(ectype.err()).contains("\u001b[31merror:");
        CommandRun refused = new CommandRun().watched(StandardStream.ERR);
        assertThat(refused.with("--no-color", "ingst")).isEqualTo(2);
        assertThat(refused.err()).doesNotContain("\u001b");
    }
}
