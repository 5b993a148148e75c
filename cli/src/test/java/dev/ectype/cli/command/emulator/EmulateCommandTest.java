package dev.ectype.cli.command.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandProcess;
import dev.ectype.cli.CommandRun;
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
        try (CommandProcess petstore = CommandProcess.start(folder, "emulate", "petstore", "--port=0", "--log=all")) {
            assertThat(petstore.out()).hasSize(1).first().asString().matches("ready http://127\\.0\\.0\\.1:\\d+");
            String talk = petstore.awaitMessage("Ctrl-C");
            String origin = petstore.out().get(0).replaceFirst("ready ", "");
            assertThat(talk)
                    .contains("Petstore 1.0.0: 27 operations", "base URL", "X-Api-Key: any", "try")
                    .contains("page        " + origin + "/__service/\n", "control     /__service/ with health, ");
            String curl = talk.lines()
                    .filter(line -> line.strip().startsWith("try "))
                    .findFirst()
                    .orElseThrow()
                    .replaceFirst("^\\s*try\\s+", "");
            assertThat(shell(curl.replaceFirst("curl", "curl -sS -w ' %{http_code}'")))
                    .startsWith("[{\"id\":")
                    .endsWith(" 200");
            assertThat(petstore.awaitMessage("GET /breeds 200 listBreeds")).isNotEmpty();
            assertThat(petstore.stop("TERM")).isZero();
        }
    }

    @Test
    void watchesTheDescription() throws Exception {
        Path description = folder.resolve("notes.yaml");
        String paths = "{/notes: {get: {operationId: all, responses: {'200': {description: All.}}}}}";
        Files.writeString(description, "openapi: 3.1.0\ninfo: {title: Notes, version: '1'}\npaths: " + paths + "\n");
        try (CommandProcess notes = CommandProcess.start(folder, "emulate", "notes.yaml", "--port=0", "--watch")) {
            notes.awaitMessage("Ctrl-C");
            String text = Files.readString(description);
            Files.writeString(description, text.replace("/notes:", "/papers:").replace("all,", "every,"));
            assertThat(notes.awaitMessage("kept"))
                    .contains("changed  notes.yaml: operations +every -all", "kept  0 instances of 0 resources");
            Files.writeString(description, "openapi: [");
            assertThat(notes.awaitMessage("the previous version stays active")).contains("hint: ");
            assertThat(notes.stop("TERM")).isZero();
        }
    }

    @Test
    void followsOnlyWhatCanChange() {
        CommandRun run = new CommandRun().in(folder);
        assertThat(run.with("emulate", "petstore", "--watch", "--port=0")).isEqualTo(2);
        assertThat(run.err()).contains("--watch needs a description file, but \"petstore\" is not a file");
    }

    @Test
    void endsWith130AfterCtrlC() throws Exception {
        Files.writeString(folder.resolve("service.yaml"), "runtime: {port: 0, auth: off}\nspecs: [petstore]\n");
        try (CommandProcess petstore = CommandProcess.start(folder, "emulate", "--json")) {
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

    private void describe(String file, String title, String collection, String methods) throws IOException {
        String note = "content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}";
        String text = "openapi: 3.1.0\ninfo: {title: " + title + ", version: '1'}\npaths:\n  /" + collection + ":\n"
                + methods.replace("NOTE", note).indent(4)
                + "components: {schemas: {Note: {type: object, required: [id], properties: {id: {type: integer,"
                + " readOnly: true}, text: {type: string}}}}}\n";
        Files.writeString(folder.resolve(file), text);
    }

    private static final String CREATE = "post: {requestBody: {NOTE}, responses: {'201': {description: ok, NOTE}}}\n";
    private static final String READ = "parameters: [{name: id, in: path, required: true, schema: {type: integer}}]\n"
            + "get: {responses: {'200': {description: ok, NOTE}}}\n";

    private static HttpResponse<String> send(String method, String address) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address))
                .header("content-type", "application/json")
                .method(method, HttpRequest.BodyPublishers.ofString(method.equals("GET") ? "" : "{\"text\":\"a\"}"))
                .build();
        return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void severalDescriptionsAreOneApiAndPrefixesHoldOthers() throws Exception {
        describe("make.yaml", "Making", "notes", CREATE);
        describe("read.yaml", "Reading", "notes/{id}", READ);
        describe("other.yaml", "Other", "notes", CREATE);
        try (CommandProcess notes = CommandProcess.start(
                folder, "emulate", "make.yaml", "read.yaml", "--prefix", "/other=other.yaml", "--port=0")) {
            String origin = notes.out().get(0).replaceFirst("ready ", "");
            HttpResponse<String> made = send("POST", origin + "/notes");
            String note = made.headers().firstValue("location").orElse("");
            assertThat(note).startsWith(origin + "/notes/");
            assertThat(send("GET", note).body()).isEqualTo(made.body());
            HttpResponse<String> other = send("POST", origin + "/other/notes");
            assertThat(other.headers().firstValue("location").orElse("")).startsWith(origin + "/other/notes/");
            assertThat(send("POST", origin + "/other/notes").statusCode()).isEqualTo(201);
            assertThat(send("GET", origin + "/__service/health").body()).contains("Making", "\"position\":1");
            assertThat(send("GET", origin + "/other/__service/health").body()).contains("Other", "\"position\":2");
            assertThat(send("GET", origin + "/others/notes").statusCode()).isEqualTo(404);
            assertThat(notes.awaitMessage("Ctrl-C")).contains("Other 1: 1 operations at " + origin + "/other");
        }
    }

    @Test
    void theSettingsMayNameFurtherApisToo() throws Exception {
        describe("a.yaml", "A", "notes", CREATE);
        Files.writeString(folder.resolve("service.yaml"), "specs: [a.yaml]\nprefixes: [/b=a.yaml]\n");
        try (CommandProcess notes = CommandProcess.start(folder, "emulate", "--port=0")) {
            String origin = notes.out().get(0).replaceFirst("ready ", "");
            assertThat(send("POST", origin + "/b/notes").statusCode()).isEqualTo(201);
            assertThat(send("GET", origin + "/__service/health").body()).contains("\"position\":0");
        }
    }

    @Test
    void everyApiMayHaveAPrefix() throws Exception {
        describe("a.yaml", "A", "notes", CREATE);
        try (CommandProcess notes = CommandProcess.start(
                folder, "emulate", "--prefix=/a=a.yaml", "--prefix=/b/c=a.yaml", "--port=0", "--json")) {
            String origin = notes.out().get(0).replaceFirst(".*\"ready\":\"([^\"]*)\".*", "$1");
            assertThat(notes.out().get(0)).contains("{\"prefix\":\"/b/c\",\"api\":{\"name\":\"A\"");
            String first = send("POST", origin + "/b/c/notes").body();
            assertThat(first).contains("\"id\":");
            assertThat(send("POST", origin + "/a/notes").body()).isEqualTo(first);
            assertThat(send("GET", origin + "/__service/health").body())
                    .isEqualTo("{\"status\":\"up\",\"mounts\":[\"/a\",\"/b/c\"]}");
            assertThat(send("GET", origin + "/notes").body()).contains("there are APIs at /a, /b/c");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/a", "a=petstore", "/a=", "/__service=petstore", "/a/../b=petstore", "/=petstore"})
    void refusesPrefixesThatNoPathCanBegin(String prefix) {
        CommandRun emulate = new CommandRun().in(folder);
        assertThat(emulate.with("emulate", "--prefix", prefix)).isEqualTo(2);
        assertThat(emulate.err()).contains("--prefix takes a path and a description");
        assertThat(emulate.with("emulate", "--prefix=/a=petstore", "--prefix=/a/=petstore"))
                .isEqualTo(2);
    }

    @Test
    void saysWhoHoldsABusyPort() throws IOException {
        try (ServerSocket busy = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            CommandRun emulate = new CommandRun().in(folder);
            int code = emulate.with("emulate", "petstore", "--no-cache", "--port=" + busy.getLocalPort());
            assertThat(code).isEqualTo(5);
            assertThat(emulate.err())
                    .contains("port " + busy.getLocalPort() + " on 127.0.0.1 is in use by", "--port=0")
                    .contains("process " + ProcessHandle.current().pid());
            assertThat(emulate.out()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"--data-dir=x", "--durability=sync"})
    void refusesWhatThisVersionLacks(String option) {
        CommandRun emulate = new CommandRun().in(folder);
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
        CommandRun emulate = new CommandRun().in(folder);
        assertThat(emulate.with("emulate", "petstore", option)).isEqualTo(2);
        assertThat(emulate.err()).contains(option.replaceFirst("=.*", ""), "hint:");
    }

    @Test
    void takesEveryOptionOfAGeneratedEmulator() {
        CommandRun help = new CommandRun();
        assertThat(help.with("emulate", "--help")).isZero();
        for (EmulatorFlag flag : EmulatorFlag.values()) {
            assertThat(help.out().lines().anyMatch(line -> line.strip().startsWith(flag.option())))
                    .as(flag.option())
                    .isEqualTo(flag.isAvailable());
        }
    }

    @Test
    void theEnvironmentStandsForOptions() {
        CommandRun emulate = new CommandRun().in(folder).having("ECTYPE_PORT", "many");
        assertThat(emulate.with("emulate", "petstore")).isEqualTo(2);
        assertThat(emulate.err()).contains("ECTYPE_PORT takes a port");
    }

    @Test
    void namesTheSampleThatWasMeant() {
        CommandRun emulate = new CommandRun().in(folder);
        assertThat(emulate.with("emulate", "petsore")).isEqualTo(2);
        assertThat(emulate.err()).contains("Did you mean petstore?");
    }

    @Test
    void servesNothingThatHasErrors() throws IOException {
        Files.writeString(folder.resolve("broken.yaml"), "openapi: [");
        assertThat(new CommandRun().in(folder).with("emulate", "broken.yaml", "--port=0"))
                .isEqualTo(3);
        Files.writeString(folder.resolve("service.yaml"), "runtime: {prot: 1}");
        CommandRun emulate = new CommandRun().in(folder);
        assertThat(emulate.with("emulate", "petstore", "--port=0")).isEqualTo(3);
        assertThat(emulate.err()).contains("ECT8001");
    }

    private static String shell(String command) throws IOException {
        Process process = new ProcessBuilder(List.of("sh", "-c", command)).start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
