package dev.ectype.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandRun;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonReader;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.runtime.emulator.launch.EmulatorFlag;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class HelpCommandTest {
    private final CommandRun ectype = new CommandRun();

    @Test
    void commandsAndTopicsAreListedForPrograms() {
        JsonObject help = json("help", "--json");
        assertThat(elements(help, "commands"))
                .extracting(each -> ((JsonObject) each).member("name"))
                .containsExactlyElementsOf(
                        CommandName.words().stream().map(JsonText::new).toList());
        assertThat(elements(help, "topics")).contains(new JsonText("exit-codes"));
    }

    @Test
    void aTopicIsExplainedForPrograms() {
        JsonObject topic = json("help", "exit-codes", "--json");
        assertThat(topic.member("topic")).isEqualTo(new JsonText("exit-codes"));
        assertThat(String.valueOf(topic.member("text"))).contains("130 after Ctrl-C");
    }

    @Test
    void printsTheOptionsOfACommandAsJson() {
        JsonObject check = json("help", "check", "--json");
        assertThat(check.member("command")).isEqualTo(new JsonText("check"));
        assertThat(elements(check, "options"))
                .extracting(each -> ((JsonObject) each).member("names"))
                .contains(JsonArray.ofTexts(List.of("--json")), JsonArray.ofTexts(List.of("-h", "--help")));
        assertThat(elements(check, "parameters")).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(CommandName.class)
    void everyCommandTakesJson(CommandName name) {
        assertThat(elements(json("help", name.word(), "--json"), "options"))
                .extracting(each -> ((JsonObject) each).member("names"))
                .contains(JsonArray.ofTexts(List.of("--json")));
    }

    @Test
    void theScriptOfCompletionIsAMemberOfAnObject() {
        assertThat(ectype.with("completion")).isZero();
        String script = ectype.out();
        CommandRun again = new CommandRun();
        assertThat(again.with("completion", "--json")).isZero();
        assertThat(((JsonObject) JsonReader.read(again.out())).member("script"))
                .isEqualTo(new JsonText(script.substring(
                        0, script.length() - System.lineSeparator().length())));
    }

    @Test
    void theTopicConfigNamesEveryKeyAndVariable() {
        assertThat(ectype.with("help", "config")).isZero();
        assertThat(ectype.out()).contains("runtime.port", "specs", "prefixes", "fixture", "chaos");
        for (EmulatorFlag flag : EmulatorFlag.available()) {
            assertThat(ectype.out()).contains(flag.variable());
        }
        assertThat(ectype.out()).containsSubsequence("the option", "the environment", "service.yaml", "config.yaml");
        assertThat(ectype.out()).as("the command of that name").contains("Usage: ectype config list");
    }

    @Test
    void theReferenceHoldsTheHelpOfEveryCommand() {
        assertThat(ectype.with("help", "reference")).isZero();
        for (String word : CommandName.words()) {
            CommandRun help = new CommandRun();
            assertThat(help.with(word, "--help")).isZero();
            assertThat(ectype.out()).contains(help.out());
        }
    }

    private JsonObject json(String... arguments) {
        assertThat(ectype.with(arguments)).isZero();
        return (JsonObject) JsonReader.read(ectype.out());
    }

    private static List<JsonValue> elements(JsonObject object, String name) {
        return ((JsonArray) object.member(name)).elements();
    }
}
