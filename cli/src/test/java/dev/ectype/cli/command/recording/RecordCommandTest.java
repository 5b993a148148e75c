package dev.ectype.cli.command.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ectype.cli.CommandProcess;
import dev.ectype.cli.CommandRun;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Records responses of an emulator through the proxy and replays them against others. */
@Timeout(120)
final class RecordCommandTest {
    private final HttpClient client = HttpClient.newHttpClient();

    @TempDir
    private Path folder;

    private HttpResponse<String> send(String origin, String method, String path, String body) throws Exception {
        return client.send(
                HttpRequest.newBuilder(URI.create(origin + path))
                        .header("x-api-key", "planted-secret")
                        .header("content-type", "application/json")
                        .method(method, BodyPublishers.ofString(body.replace('\'', '"')))
                        .build(),
                BodyHandlers.ofString());
    }

    private Path readRecording(String name) throws IOException {
        return Files.createDirectories(folder.resolve(name));
    }

    private CommandProcess emulator(String name, String... options) throws Exception {
        List<String> all = new ArrayList<>(List.of("emulate", "petstore", "--port=0"));
        all.addAll(List.of(options));
        return CommandProcess.start(readRecording(name), all.toArray(new String[0]));
    }

    private CommandProcess recorder(String upstream, String... options) throws Exception {
        List<String> all = new ArrayList<>(List.of("record", "--upstream", upstream, "--port=0"));
        all.addAll(List.of(options));
        return CommandProcess.start(readRecording("recorder"), all.toArray(new String[0]));
    }

    private static String origin(CommandProcess serving) throws IOException {
        return serving.out().get(0).replaceFirst("ready ", "");
    }

    private void adoptPets(String origin) throws Exception {
        send(origin, "GET", "/pets", "");
        for (String name : List.of("Mia", "Rex")) {
            HttpResponse<String> made = send(origin, "POST", "/pets", "{'name':'" + name + "','species':'cat'}");
            assertThat(made.statusCode()).isEqualTo(201);
            String pet = made.body().replaceAll(".*\"id\":([0-9]+).*", "$1");
            send(origin, "GET", "/pets/" + pet, "");
            assertThat(send(origin, "POST", "/pets/" + pet + "/adopt", "").statusCode())
                    .isEqualTo(200);
        }
    }

    @Test
    void aNamedRecordingEndsWithTheCommandsThatUseIt() throws Exception {
        try (CommandProcess first = emulator("first");
                CommandProcess proxy = recorder(origin(first), "--name=checkout", "--json")) {
            assertThat(proxy.out().get(0)).endsWith("\"file\":\"checkout.jsonl\",\"name\":\"checkout\"}");
            send(proxy.out().get(0).replaceFirst(".*\"ready\":\"([^\"]+)\".*", "$1"), "GET", "/pets", "");
            assertThat(proxy.stop("INT")).isEqualTo(130);
            assertThat(proxy.awaitMessage("recorded"))
                    .contains(
                            "recorded 1 exchange of \"checkout\" in checkout.jsonl",
                            "Next: ectype emulate checkout.jsonl\n",
                            "      ectype replay checkout.jsonl --target http://127.0.0.1:4010\n");
        }
        CommandRun ingested = new CommandRun().in(readRecording("recorder"));
        assertThat(ingested.with("ingest", "checkout.jsonl")).isZero();
    }

    @Test
    void aNameThatIsNoFileIsRefused() {
        CommandRun run = new CommandRun().in(folder);
        assertThat(run.with("record", "--upstream", "http://127.0.0.1:1", "--name", "../x"))
                .isEqualTo(2);
        assertThat(run.err()).contains("--name has up to 100 letters");
    }

    @Test
    void aRecordingMatchesAFreshEmulatorAndDiffersFromAChangedOne() throws Exception {
        Path recording = readRecording("recorder").resolve("pets.jsonl");
        try (CommandProcess first = emulator("first");
                CommandProcess proxy = recorder(origin(first), "--out=pets.jsonl")) {
            adoptPets(origin(proxy));
            assertThat(proxy.stop("INT")).isEqualTo(130);
            assertThat(proxy.awaitMessage("recorded")).contains("recorded 7 exchanges in pets.jsonl");
        }
        assertThat(Files.readString(recording)).doesNotContain("planted").contains("redacted-");
        try (CommandProcess fresh = emulator("fresh")) {
            send(origin(fresh), "POST", "/pets", "{'name':'Earlier','species':'dog'}");
            CommandRun replay = new CommandRun().in(folder);
            assertThat(replay.with("replay", recording.toString(), "--target", origin(fresh), "--ignore=$.items"))
                    .as(replay.out())
                    .isZero();
            assertThat(replay.out()).contains("exchanges=7 match=7");
        }
        try (CommandProcess strict = emulator("strict", "--auth=strict")) {
            CommandRun replay = new CommandRun().in(folder);
            assertThat(replay.with("replay", recording.toString(), "--target", origin(strict)))
                    .isEqualTo(1);
            assertThat(replay.out()).contains("status_mismatch", "expected 201, actual 401");
        }
    }

    @Test
    void whatAClientWasAnsweredOutlivesTheProcess() throws Exception {
        try (CommandProcess emulator = emulator("first");
                CommandProcess proxy = recorder(origin(emulator), "--out=a.jsonl")) {
            for (int number = 0; number < 50; number++) {
                send(origin(proxy), "GET", "/pets?limit=" + (number + 1), "");
            }
            proxy.stop("KILL");
        }
        assertThat(Files.readAllLines(readRecording("recorder").resolve("a.jsonl")))
                .hasSize(50)
                .allMatch(line -> line.endsWith("}"));
    }

    @Test
    void anArchiveIsReplayedToo() throws Exception {
        try (CommandProcess emulator = emulator("first");
                CommandProcess proxy = recorder(origin(emulator), "--out=a.har", "--json")) {
            String ready = proxy.out().get(0);
            assertThat(ready).startsWith("{\"ready\":\"http://127.0.0.1:").endsWith("\"file\":\"a.har\"}");
            send(ready.replaceAll(".*\"ready\":\"([^\"]+).*", "$1"), "GET", "/pets", "");
            proxy.stop("KILL");
            String archive = readRecording("recorder").resolve("a.har").toString();
            assertThat(new CommandRun().in(folder).with("replay", archive, "--target", origin(emulator)))
                    .isZero();
        }
    }

    @Test
    void trustsTlsServersOnlyWithATrustedCertificateOrTheInsecureOption() throws Exception {
        try (CommandProcess emulator = emulator("first", "--tls")) {
            try (CommandProcess proxy = recorder(origin(emulator), "--out=a.jsonl")) {
                HttpResponse<String> refused = send(origin(proxy), "GET", "/pets", "");
                assertThat(refused.statusCode()).isEqualTo(502);
                assertThat(refused.body()).contains("UPSTREAM_UNREACHABLE", "certificate");
            }
            try (CommandProcess proxy = recorder(origin(emulator), "--out=b.jsonl", "--insecure")) {
                assertThat(send(origin(proxy), "GET", "/pets", "").statusCode()).isEqualTo(200);
            }
        }
    }

    private CommandProcess forward(String... options) throws Exception {
        List<String> all = new ArrayList<>(List.of("record", "--forward", "--insecure", "--port=0"));
        all.addAll(List.of(options));
        return CommandProcess.start(readRecording("recorder"), all.toArray(new String[0]));
    }

    private String curl(String... arguments) throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/curl")), "no curl here");
        List<String> command = new ArrayList<>(List.of("/usr/bin/curl", "-s", "-S", "-m", "20", "--noproxy", ""));
        command.addAll(List.of(arguments));
        Path curlOutput = folder.resolve("curl.txt");
        new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(curlOutput.toFile())
                .start()
                .waitFor();
        return Files.readString(curlOutput);
    }

    @Test
    void clientsWithAFixedHostAreRecordedThroughTheirProxy() throws Exception {
        try (CommandProcess emulator = emulator("first", "--tls");
                CommandProcess proxy = forward("--out=a.jsonl")) {
            String talk = proxy.awaitMessage("java -D");
            Path certificate = readRecording("recorder").resolve("ca/ectype-ca.pem");
            assertThat(talk).contains("https_proxy=" + origin(proxy), "CERT=" + certificate);
            String address = origin(emulator) + "/pets";
            String[] trusting = {"--proxy", origin(proxy), "--cacert", certificate.toString(), address};
            assertThat(curl(trusting)).contains("\"items\"");
            assertThat(curl("--proxy", origin(proxy), address)).contains("certificate");
            assertThat(proxy.awaitMessage("does not trust")).contains("received no response from ");
            assertThat(proxy.stop("TERM")).isZero();
            assertThat(Files.readAllLines(readRecording("recorder").resolve("a.jsonl")))
                    .singleElement()
                    .asString()
                    .contains("\"url\":\"" + address + "\"");
        }
    }

    @Test
    void clientsThatOnlySpeakTlsAreRecordedToo() throws Exception {
        try (CommandProcess emulator = emulator("first");
                CommandProcess proxy = recorder(origin(emulator), "--tls", "--out=a.jsonl")) {
            assertThat(origin(proxy)).startsWith("https://127.0.0.1:");
            proxy.awaitMessage("java -D");
            String certificate =
                    readRecording("recorder").resolve("ca/ectype-ca.pem").toString();
            assertThat(curl("-w", " over %{http_version}", "--cacert", certificate, origin(proxy) + "/pets"))
                    .contains("\"items\"")
                    .endsWith(" over 2");
            assertThat(curl(origin(proxy).replace("https", "http") + "/pets")).contains("\"items\"");
        }
    }

    @Test
    void rulesOfAFileKeepMoreOut() throws Exception {
        Files.writeString(readRecording("recorder").resolve("rules.yaml"), "paths: [$.name]\nheaders: [x-tenant]\n");
        try (CommandProcess emulator = emulator("first");
                CommandProcess proxy = recorder(origin(emulator), "--out=a.jsonl", "--redact=rules.yaml")) {
            send(origin(proxy), "POST", "/pets", "{'name':'Planted','species':'cat'}");
        }
        assertThat(Files.readString(readRecording("recorder").resolve("a.jsonl")))
                .contains("\\\"species\\\":\\\"cat\\\"")
                .doesNotContain("Planted");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--upstream=nowhere | 2 | is not an HTTP URL",
                "--upstream=http://me:pass@a | 2 | contains a password",
                "--upstream=http://a --port=70000 | 2 | --port takes a number from 0 to 65535",
                "--upstream=http://a --timeout=0 | 2 | --timeout takes a number of seconds",
                "--upstream=http://a --max-body=9m | 2 | --max-body takes a size up to 8m",
                "--upstream=http://a --max-body=much | 2 | --max-body takes a size up to 8m",
                "--upstream=http://a --out=there.jsonl | 2 | the file \"there.jsonl\" already exists",
                "--upstream=http://a --out=no/such/folder | 5 | cannot be written",
                "--upstream=http://a --redact=absent.yaml | 2 | \"absent.yaml\" cannot be read",
                "--upstream=http://a --redact=unknown.yaml | 3 | unknown.yaml:1:1: \"header\" is not one of headers",
                "--upstream=http://a --redact=path.yaml | 3 | path.yaml:2:5: \"name\" is not a JSONPath",
                "--upstream=http://a --redact=pattern.yaml | 3 | \"(\" is not a regular expression",
                "--port=1 | 2 | --upstream or --forward is missing",
                "--forward --upstream=http://a | 2 | --forward serves any server",
                "--upstream=http://a --only=a | 2 | --only needs --forward",
                "--forward --only=http://a | 2 | --only takes a host such as api.example",
                "--forward --ca=there.jsonl/ca | 5 | Give another folder with --ca",
                "--forward | 2 | --ca",
                "--upstream=http://a --ca=b | 2 | --ca needs --forward or --tls"
            })
    void refusesWhatCannotBeDone(String options, int code, String message) throws IOException {
        Files.writeString(folder.resolve("there.jsonl"), "");
        Files.writeString(folder.resolve("unknown.yaml"), "header: [a]\n");
        Files.writeString(folder.resolve("path.yaml"), "paths:\n  - name\n");
        Files.writeString(folder.resolve("pattern.yaml"), "patterns: ['(']\n");
        List<String> arguments = new ArrayList<>(List.of("record"));
        arguments.addAll(List.of(options.split(" ")));
        CommandRun run = new CommandRun().in(folder);
        assertThat(run.with(arguments.toArray(new String[0]))).as(run.err()).isEqualTo(code);
        assertThat(run.err()).contains(message);
    }
}
