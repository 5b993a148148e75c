package dev.ectype.cli.command.recording;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.ectype.cli.CommandRun;
import dev.ectype.cli.terminal.StandardStream;
import java.io.IOException;
import java.io.StringReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.LockSupport;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

@Timeout(60)
final class ReplayCommandTest {
    private static final String SAME = line(1, "GET", "/same?q=<&>", 200, "{}");
    private static final String OTHER = line(2, "GET", "/other", 200, "{\\\"id\\\":1}");
    private static final String GONE = line(3, "GET", "/gone", 404, "");

    @TempDir
    private Path folder;

    private final List<String> requests = new CopyOnWriteArrayList<>();
    private HttpServer target;
    private CommandRun ectype;

    private static String line(int seq, String method, String path, int status, String body) {
        return "{\"seq\":" + seq + ",\"at\":\"\",\"method\":\"" + method + "\",\"url\":\"https://api.example" + path
                + "\",\"requestHeaders\":{\"x-api-key\":\"redacted-1\"},\"requestBody\":null,\"status\":" + status
                + ",\"responseHeaders\":{},\"responseBody\":" + (body.isEmpty() ? "null" : "\"" + body + "\"")
                + ",\"durationMs\":1}\n";
    }

    @BeforeEach
    void start() throws IOException {
        ectype = new CommandRun().in(folder);
        target = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        target.createContext("/", this::answer);
        target.start();
    }

    @AfterEach
    void stop() {
        target.stop(0);
    }

    private void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        requests.add(path + " " + exchange.getRequestHeaders().getFirst("x-api-key"));
        if (path.equals("/slow")) {
            LockSupport.parkNanos(60_000_000);
        }
        byte[] body = (path.endsWith("/other") ? "{\"id\":\"1\"}" : "{}").getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(200, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    private String address() {
        return "http://127.0.0.1:" + target.getAddress().getPort();
    }

    private int replay(String recording, String... options) throws IOException {
        Files.writeString(folder.resolve("r.jsonl"), recording);
        List<String> arguments = new ArrayList<>(List.of("replay", "r.jsonl", "--target", address()));
        arguments.addAll(List.of(options));
        return ectype.with(arguments.toArray(new String[0]));
    }

    @Test
    void endsWithNoughtIfNothingDiffers() throws IOException {
        assertThat(replay(SAME)).isZero();
        assertThat(ectype.out())
                .isEqualTo("exchanges=1 match=1 status_mismatch=0 body_shape_mismatch=0 connectivity_error=0"
                        + System.lineSeparator());
        assertThat(ectype.err()).isEmpty();
    }

    @Test
    void saysWhatDiffersAndEndsWithOne() throws IOException {
        assertThat(replay(SAME + OTHER + GONE)).isEqualTo(1);
        assertThat(ectype.out().lines())
                .containsExactly(
                        "    seq  kind                 request and differences",
                        "      2  body_shape_mismatch  GET /other",
                        "                              $.id: expected number, actual string",
                        "      3  status_mismatch      GET /gone",
                        "                              expected 404, actual 200",
                        "exchanges=3 match=1 status_mismatch=1 body_shape_mismatch=1 connectivity_error=0");
    }

    @Test
    void whatIsIgnoredDoesNotDiffer() throws IOException {
        assertThat(replay(OTHER, "--ignore", "$.id")).isZero();
    }

    @Test
    void printsEachResultAsJson() throws IOException {
        assertThat(replay(SAME + OTHER, "--json")).isEqualTo(1);
        assertThat(ectype.out().lines())
                .containsExactly(
                        "{\"seq\":1,\"kind\":\"match\",\"expected\":200,\"actual\":200,\"paths\":[]}",
                        "{\"seq\":2,\"kind\":\"body_shape_mismatch\",\"expected\":{\"$.id\":\"number\"},"
                                + "\"actual\":{\"$.id\":\"string\"},\"paths\":[\"$.id\"]}",
                        "{\"summary\":{\"exchanges\":2,\"match\":1,\"status_mismatch\":0,\"body_shape_mismatch\":1,"
                                + "\"connectivity_error\":0,\"skipped\":0,\"match_but_for_order\":0}}");
    }

    @Test
    void whatMayDifferByTheOrderOnlyMatchesAndIsExplained() throws IOException {
        String changed = line(1, "PATCH", "/other", 200, "{\\\"id\\\":\\\"x\\\"}")
                .replace("\"at\":\"\"", "\"at\":\"2026-01-02T03:04:05.003Z\"");
        String recording = line(2, "GET", "/other", 200, "{\\\"id\\\":\\\"x\\\",\\\"a\\\":1}")
                .replace("\"at\":\"\"", "\"at\":\"2026-01-02T03:04:05.001Z\"");
        String recorded = changed + recording;
        assertThat(replay(recorded)).isZero();
        assertThat(ectype.out().lines())
                .containsExactly(
                        "    seq  kind                 request and differences",
                        "      2  match_but_for_order  GET /other",
                        "                              $.a: expected number, actual nothing",
                        "                              the order of these requests was not recorded: 2, 1",
                        "exchanges=2 match=2 status_mismatch=0 body_shape_mismatch=0 connectivity_error=0"
                                + " match_but_for_order=1");
        assertThat(ectype.err()).contains("1 of the matches");
        assertThat(replay(recorded, "--json")).isZero();
        assertThat(ectype.out()).contains("\"paths\":[\"$.a\"],\"overlaps\":[1]}", "\"match_but_for_order\":1}}");
    }

    @Test
    void writesJunitXml() throws Exception {
        assertThat(replay(SAME + OTHER + GONE, "--junit", "reports/replay.xml")).isEqualTo(1);
        String xml = Files.readString(folder.resolve("reports/replay.xml"));
        Element suite = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(xml)))
                .getDocumentElement();
        assertThat(suite.getAttribute("tests")).isEqualTo("3");
        assertThat(suite.getAttribute("failures")).isEqualTo("2");
        assertThat(suite.getElementsByTagName("testcase").getLength()).isEqualTo(3);
        assertThat(((Element) suite.getElementsByTagName("testcase").item(0)).getAttribute("name"))
                .isEqualTo("1 GET /same?q=<&>");
        assertThat(((Element) suite.getElementsByTagName("failure").item(0)).getAttribute("type"))
                .isEqualTo("body_shape_mismatch");
        assertThat(folder.resolve("reports")).isDirectoryContaining(each -> each.endsWith("replay.xml"));
        assertThat(Files.exists(folder.resolve("reports/replay.xml.part"))).isFalse();
    }

    @Test
    void headersComeFromTheCommandLineAndTheEnvironment() throws IOException {
        assertThat(replay(SAME)).isZero();
        assertThat(replay(SAME, "--header", "X-Api-Key: typed")).isZero();
        ectype.having("KEY", "secret");
        assertThat(replay(SAME, "--header-from-env", "x-api-key=KEY")).isZero();
        assertThat(requests).containsExactly("/same redacted-1", "/same typed", "/same secret");
    }

    @Test
    void aPathOfTheTargetStandsBeforeEachRecordedOne() throws IOException {
        Files.writeString(folder.resolve("r.jsonl"), SAME);
        assertThat(ectype.with("replay", "r.jsonl", "--target", address() + "/v2/"))
                .isZero();
        assertThat(requests).containsExactly("/v2/same redacted-1");
    }

    @Test
    void standardInputIsARecordingToo() {
        ectype.typing(SAME);
        assertThat(ectype.with("replay", "-", "--target", address())).isZero();
        assertThat(requests).hasSize(1);
    }

    @Test
    void reportsAMalformedLineAfterTheLinesBeforeIt() throws IOException {
        assertThat(replay(SAME + OTHER.substring(0, 40))).isEqualTo(3);
        assertThat(ectype.out()).contains("exchanges=1 match=1");
        assertThat(ectype.err())
                .contains("r.jsonl:2: the file ends within this line", "The exchanges before it were replayed");
    }

    @Test
    void aDescriptionSaysWhereNullIsAnAbsentMember() throws IOException {
        Files.writeString(folder.resolve("spec.yaml"), """
                openapi: 3.1.0
                info: {title: Same, version: 1.0.0}
                paths: {/same: {get: {responses: {'200': {description: ok, content: {application/json: {schema:
                  {type: object, properties: {a: {type: [string, 'null']}}}}}}}}}}
                """);
        Files.writeString(folder.resolve("r.jsonl"), line(1, "GET", "/same", 200, "{\\\"a\\\":null}"));
        assertThat(ectype.with("replay", "r.jsonl", "--target", address())).isEqualTo(1);
        assertThat(ectype.with("replay", "r.jsonl", "--target", address(), "--spec", "spec.yaml"))
                .isZero();
        Files.writeString(folder.resolve("spec.yaml"), "openapi: [");
        assertThat(ectype.with("replay", "r.jsonl", "--target", address(), "--spec", "spec.yaml"))
                .isEqualTo(3);
        assertThat(ectype.err()).contains("spec.yaml:1");
    }

    @Test
    void reportsTheLineOfAHeaderThatHttpDoesNotAllow() throws IOException {
        assertThat(replay(SAME + SAME.replace("\"requestHeaders\":{", "\"requestHeaders\":{\"x-a\":\"b\\r\\nc\",")))
                .isEqualTo(3);
        assertThat(ectype.out()).contains("exchanges=1 match=1");
        assertThat(ectype.err()).contains("r.jsonl:2: the header field \"x-a\" has the value \"b\\r\\nc\"");
    }

    @Test
    void reportsAnUnreachableTargetAtOnce() throws IOException {
        int free;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            free = socket.getLocalPort();
        }
        Files.writeString(folder.resolve("r.jsonl"), SAME.repeat(1000));
        assertThat(ectype.with("replay", "r.jsonl", "--target", "http://127.0.0.1:" + free))
                .isEqualTo(5);
        assertThat(ectype.err()).contains("no server responds at http://127.0.0.1:" + free);
    }

    @Test
    void reportsATimeoutForItsExchange() throws IOException {
        try (ServerSocket silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Files.writeString(folder.resolve("r.jsonl"), SAME);
            String silentAddress = "http://127.0.0.1:" + silent.getLocalPort();
            assertThat(ectype.with("replay", "r.jsonl", "--target", silentAddress, "--timeout=1", "--json"))
                    .isEqualTo(1);
        }
        assertThat(ectype.out()).contains("\"kind\":\"connectivity_error\",\"expected\":200,\"actual\":\"");
    }

    @Test
    void peopleSeeHowFarItIs() throws IOException {
        ectype.watched(StandardStream.ERR);
        assertThat(replay(line(1, "GET", "/slow", 200, "{}").repeat(32), "--parallel=2"))
                .isZero();
        assertThat(ectype.err()).contains("\rreplayed ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--parallel=0 | --parallel takes a number from 1 to 256",
                "--timeout=0 | --timeout takes a number of seconds",
                "--ignore=id | \"id\" is not a JSONPath: expected $ at character 1",
                "--header=x | --header takes NAME:VALUE",
                "--header-from-env=x=ABSENT | \"ABSENT\" is not set"
            })
    void refusesWhatCannotBeDone(String option, String message) throws IOException {
        assertThat(replay(SAME, option)).isEqualTo(2);
        assertThat(ectype.err()).contains(message);
    }

    @Test
    void refusesWhatIsNotThere() {
        assertThat(ectype.with("replay", "absent.jsonl", "--target", address())).isEqualTo(2);
        assertThat(ectype.err()).contains("the recording \"absent.jsonl\" does not exist");
        CommandRun untargeted = new CommandRun().in(folder);
        assertThat(untargeted.with("replay", "absent.jsonl")).isEqualTo(2);
        assertThat(untargeted.err()).contains("--target");
    }
}
