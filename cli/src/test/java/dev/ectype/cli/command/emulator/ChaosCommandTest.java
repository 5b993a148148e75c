package dev.ectype.cli.command.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandProcess;
import dev.ectype.cli.CommandRun;
import dev.ectype.runtime.client.ChaosRule;
import dev.ectype.runtime.client.EmulatorClient;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code ectype chaos}, and the rules that {@code ectype emulate} starts with. */
@Timeout(120)
final class ChaosCommandTest {
    private static final String RULES = "- {name: down, operation: createPet, error: 503}\n- {tag: pets, latency: 5}\n";

    @TempDir
    private Path folder;

    private CommandRun run() {
        return new CommandRun()
                .in(folder)
                .having("ECTYPE_CONFIG_DIR", folder.toString())
                .having("ECTYPE_CACHE_DIR", folder.resolve("cache").toString());
    }

    private static String url(CommandProcess serving) throws IOException {
        return serving.out().get(0).replaceFirst("ready ", "");
    }

    @Test
    void listsSetsAndClearsRules() throws Exception {
        Files.writeString(folder.resolve("rules.yaml"), RULES);
        try (CommandProcess petstore = CommandProcess.start(folder, "emulate", "petstore", "--port=0")) {
            String at = "--url=" + url(petstore);
            CommandRun none = run();
            assertThat(none.with("chaos", "show", at)).isZero();
            assertThat(none.err()).contains("No rule is active");
            CommandRun set = run();
            assertThat(set.with("chaos", "set", "rules.yaml", at)).isZero();
            assertThat(set.out())
                    .contains(
                            "rule    matched  came  what",
                            "down          0     0  {\"operation\":\"createPet\",\"error\":503}");
            CommandRun fail = run();
            assertThat(fail.with("chaos", "fail", "listPets", "--next=2", "--status=502", "--json", at))
                    .isZero();
            assertThat(fail.out()).contains("\"operation\":\"listPets\",\"next\":2,\"error\":502");
            CommandRun wrong = run();
            assertThat(wrong.with("chaos", "fail", "listPest", at)).isEqualTo(3);
            assertThat(wrong.err()).contains("there is no operation \"listPest\"; did you mean listPets?");
            assertThat(EmulatorClient.at(URI.create(url(petstore))).chaos().show())
                    .hasSize(3);
            assertThat(run().with("chaos", "clear", at)).isZero();
            assertThat(EmulatorClient.at(URI.create(url(petstore))).chaos().show())
                    .isEmpty();
        }
    }

    @Test
    void emulatorsStartWithRulesAndAreResetToThem() throws Exception {
        Files.writeString(folder.resolve("rules.yaml"), RULES);
        try (CommandProcess petstore =
                CommandProcess.start(folder, "emulate", "petstore", "--port=0", "--chaos=rules.yaml")) {
            EmulatorClient client = EmulatorClient.at(URI.create(url(petstore)));
            client.chaos().put(ChaosRule.ofAll().reset());
            client.reset();
            assertThat(client.chaos().show()).extracting("name").containsExactly("down", "rule-1");
        }
        Files.writeString(
                folder.resolve("service.yaml"),
                "specs: [petstore]\nruntime: {port: 0}\nchaos:\n  - resource: pets\n    share: 0.5\n    reset: true\n");
        try (CommandProcess petstore = CommandProcess.start(folder, "emulate")) {
            assertThat(EmulatorClient.at(URI.create(url(petstore))).chaos().show())
                    .hasSize(1);
        }
    }

    @Test
    void documentedRulesAreTaken() throws Exception {
        String page = Files.readString(Path.of("../docs/chaos.md"));
        int from = page.indexOf("```yaml\n") + 8;
        Files.writeString(folder.resolve("rules.yaml"), page.substring(from, page.indexOf("```", from)));
        try (CommandProcess petstore =
                CommandProcess.start(folder, "emulate", "petstore", "--port=0", "--chaos=rules.yaml")) {
            assertThat(EmulatorClient.at(URI.create(url(petstore))).chaos().show())
                    .hasSize(5);
        }
    }

    @Test
    void reportsTheLocationOfAnInvalidRule() throws IOException {
        Files.writeString(
                folder.resolve("rules.yaml"),
                "- operation: createPets\n  error: 503\n- {tag: pets, share: 2, reset: true}\n");
        CommandRun emulate = run();
        assertThat(emulate.with("emulate", "petstore", "--port=0", "--chaos=rules.yaml"))
                .isEqualTo(3);
        assertThat(emulate.err())
                .contains(
                        "rules.yaml:1:3 [0].operation: there is no operation \"createPets\"; did you mean createPet?",
                        "rules.yaml:3:15 [1].share: expected a number from 0 to 1, found 2",
                        "error: the chaos rules are not valid",
                        "docs/chaos.md");
        Files.writeString(
                folder.resolve("service.yaml"), "specs: [petstore]\nchaos:\n  - {tag: nothing, reset: true}\n");
        CommandRun settled = run();
        assertThat(settled.with("emulate")).isEqualTo(3);
        assertThat(settled.err()).contains("service.yaml:3:6 [0].tag: there is no tag \"nothing\"");
        assertThat(run().with("emulate", "petstore", "--port=0", "--chaos=missing.json"))
                .isEqualTo(3);
        assertThat(run().with("emulate", "petstore", "--prefix=/b=petstore", "--port=0", "--chaos=rules.yaml"))
                .isEqualTo(2);
        assertThat(run().with("chaos", "shwo")).isEqualTo(2);
        assertThat(run().with("chaos", "set")).isEqualTo(2);
        assertThat(run().with("chaos", "show", "--next=3")).isEqualTo(2);
    }
}
