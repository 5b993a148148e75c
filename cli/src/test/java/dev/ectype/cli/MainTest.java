package dev.ectype.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.command.CommandName;
import dev.ectype.cli.terminal.Channel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MainTest {
    private final Run ectype = new Run();

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
    @ValueSource(strings = {"exit-codes", "environment", "formatting"})
    void explainsTopics(String topic) {
        assertThat(ectype.with("help", topic)).isZero();
        assertThat(ectype.out()).hasSizeGreaterThan(200);
        assertThat(ectype.out().lines()).allMatch(line -> line.length() <= 120);
    }

    @Test
    void explainsEveryCommand() {
        for (String word : CommandName.words()) {
            Run run = new Run();
            assertThat(run.with(word, "--help")).as(word).isZero();
            assertThat(run.out()).contains("Usage: ectype " + word);
            assertThat(new Run().with("help", word)).as(word).isZero();
        }
    }

    @Test
    void namesTheTopicThatWasMeant() {
        assertThat(ectype.with("help", "exitcodes")).isEqualTo(2);
        assertThat(ectype.err()).contains("exit-codes");
    }

    @Test
    void marksErrorsInRedOnlyForPeople() {
        assertThat(ectype.watched(Channel.ERR).with("ingst")).isEqualTo(2);
        assertThat(ectype.err()).contains("\u001b[31merror:");
        Run refused = new Run().watched(Channel.ERR);
        assertThat(refused.with("--no-color", "ingst")).isEqualTo(2);
        assertThat(refused.err()).doesNotContain("\u001b");
    }
}
