package dev.ectype.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.Run;
import dev.ectype.runtime.emulator.launch.EmulatorFlag;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
final class EmulateCommandTest {
    @TempDir
    private Path folder;

    @Test
    void saysWhereItIsReadyAndACommandThatWorks() throws Exception {
        try (Serving petstore = Serving.start(folder, "emulate", "petstore", "--port=0", "--log=all")) {
            assertThat(petstore.out()).hasSize(1).first().asString().matches("ready http://127\\.0\\.0\\.1:\\d+");
            String talk = petstore.talk("Ctrl-C");
            assertThat(talk).contains("Petstore 1.0.0: 27 operations", "base URL", "X-Api-Key: any", "try");
            String curl = talk.lines()
                    .filter(line -> line.strip().startsWith("try "))
                    .findFirst()
                    .orElseThrow()
                    .replaceFirst("^\\s*try\\s+", "");
            assertThat(shell(curl.replaceFirst("curl", "curl -sS -o /dev/null -w '%{http_code}'")))
                    .isEqualTo("200");
            assertThat(petstore.talk("GET /pets 200 listPets")).isNotEmpty();
            assertThat(petstore.stop("TERM")).isZero();
        }
    }

    @Test
    void endsWith130AfterCtrlC() throws Exception {
        Files.writeString(folder.resolve("service.yaml"), "runtime: {port: 0, auth: off}\nspecs: [petstore]\n");
        try (Serving petstore = Serving.start(folder, "emulate", "--json")) {
            assertThat(petstore.out().get(0)).matches("\\{\"ready\":\"http://.*\"api\":.*\"counts\":.*}");
            String origin = petstore.out().get(0).replaceFirst(".*\"ready\":\"([^\"]*)\".*", "$1");
            HttpRequest create = HttpRequest.newBuilder(URI.create(origin + "/pets"))
                    .header("content-type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Mia\",\"species\":\"cat\"}"))
                    .build();
            HttpResponse<String> created =
                    HttpClient.newHttpClient().send(create, HttpResponse.BodyHandlers.ofString());
            assertThat(created.statusCode()).as(created.body()).isEqualTo(201);
            assertThat(petstore.stop("INT")).isEqualTo(130);
        }
    }

    @Test
    void saysWhoHoldsABusyPort() throws IOException {
        try (ServerSocket busy = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Run emulate = new Run().in(folder);
            int code = emulate.with("emulate", "petstore", "--no-cache", "--port=" + busy.getLocalPort());
            assertThat(code).isEqualTo(5);
            assertThat(emulate.err())
                    .contains("port " + busy.getLocalPort() + " on 127.0.0.1 is in use by", "--port=0")
                    .contains("process " + ProcessHandle.current().pid());
            assertThat(emulate.out()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"--fixture=a.json", "--populate=3", "--chaos=x", "--data-dir=x", "--durability=sync"})
    void refusesWhatThisVersionLacks(String option) {
        Run emulate = new Run().in(folder);
        assertThat(emulate.with("emulate", "petstore", option)).isEqualTo(2);
        assertThat(emulate.err()).contains(option.replaceFirst("=.*", "") + " is not available in this version");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--port=70000",
                "--clock=sun",
                "--auth=maybe",
                "--edge=soft",
                "--log=some",
                "--seed=x",
                "--max-body=2t",
                "--public-url=nowhere",
                "--tls-cert=a.pem"
            })
    void refusesValuesThatCannotBe(String option) {
        Run emulate = new Run().in(folder);
        assertThat(emulate.with("emulate", "petstore", option)).isEqualTo(2);
        assertThat(emulate.err()).contains(option.replaceFirst("=.*", ""), "hint:");
    }

    @Test
    void takesEveryOptionOfAGeneratedEmulator() {
        Run help = new Run();
        assertThat(help.with("emulate", "--help")).isZero();
        for (EmulatorFlag flag : EmulatorFlag.values()) {
            assertThat(help.out().lines().anyMatch(line -> line.strip().startsWith(flag.option())))
                    .as(flag.option())
                    .isEqualTo(flag.isAvailable());
        }
    }

    @Test
    void theEnvironmentStandsForOptions() {
        Run emulate = new Run().in(folder).having("ECTYPE_PORT", "many");
        assertThat(emulate.with("emulate", "petstore")).isEqualTo(2);
        assertThat(emulate.err()).contains("ECTYPE_PORT takes a port");
    }

    @Test
    void namesTheSampleThatWasMeant() {
        Run emulate = new Run().in(folder);
        assertThat(emulate.with("emulate", "petsore")).isEqualTo(2);
        assertThat(emulate.err()).contains("Did you mean petstore?");
    }

    @Test
    void servesNothingThatHasErrors() throws IOException {
        Files.writeString(folder.resolve("broken.yaml"), "openapi: [");
        assertThat(new Run().in(folder).with("emulate", "broken.yaml", "--port=0"))
                .isEqualTo(3);
        Files.writeString(folder.resolve("service.yaml"), "runtime: {prot: 1}");
        Run emulate = new Run().in(folder);
        assertThat(emulate.with("emulate", "petstore", "--port=0")).isEqualTo(3);
        assertThat(emulate.err()).contains("ECT8001");
    }

    private static String shell(String command) throws IOException {
        Process process = new ProcessBuilder(List.of("sh", "-c", command)).start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
