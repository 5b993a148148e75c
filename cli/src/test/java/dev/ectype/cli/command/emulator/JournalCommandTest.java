package dev.ectype.cli.command.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandRun;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.SampleCatalog;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.runtime.client.EmulatorClient;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.state.time.Clock;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class JournalCommandTest {
    private static Emulator emulator;

    @TempDir
    private Path folder;

    @BeforeAll
    static void serve() {
        emulator = served(Clock.LOGICAL);
    }

    private static Emulator served(Clock clock) {
        LaunchRequest request =
                new LaunchRequest(CompilationRequest.of(SampleCatalog.open("petstore")), CompileCache.none());
        return Objects.requireNonNull(new Launcher().boot(request).emulator())
                .start(EmulatorOptions.standard().withPort(0).withClock(clock));
    }

    @AfterAll
    static void stop() {
        emulator.close();
    }

    @BeforeEach
    void write() throws IOException, InterruptedException {
        emulator.reset();
        post("Rex");
        EmulatorClient.at(emulator.baseUri()).clock().advance(Duration.ofDays(1));
        post("Ada");
    }

    private static void post(String name) throws IOException, InterruptedException {
        post(emulator, name);
    }

    private static void post(Emulator to, String name) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(to.baseUri().resolve("/pets"))
                .header("content-type", "application/json")
                .header("x-api-key", "any")
                .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"" + name + "\",\"species\":\"dog\"}"))
                .build();
        HttpResponse<String> reply = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        assertThat(reply.statusCode()).as(reply.body()).isEqualTo(201);
    }

    private int code;

    private CommandRun journal(String... arguments) {
        return journal(emulator, arguments);
    }

    private CommandRun journal(Emulator of, String... arguments) {
        CommandRun run = new CommandRun().in(folder);
        String[] all = new String[arguments.length + 3];
        all[0] = "journal";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        all[all.length - 2] = "--url";
        all[all.length - 1] = of.baseUri().toString();
        code = run.with(all);
        return run;
    }

    @Test
    void findsTheWriteAfterWhichAConditionHolds() throws IOException, InterruptedException {
        post("Max");
        post("Eve");
        String before = new String(emulator.snapshot(), StandardCharsets.UTF_8);
        int branches = emulator.journal().branches().size();
        CommandRun bisect = journal("bisect", "--until", "$.resources.pets[?(@.document.name=='Max')]");
        assertThat(code).isZero();
        assertThat(bisect.out().lines().toList().get(1))
                .startsWith("       4  ")
                .contains("POST /pets");
        assertThat(bisect.err()).contains("the condition holds after position 4 and not before");
        assertThat(journal("bisect", "--until", "$.resources[?(@.pets.length() > 2)]", "--json")
                        .out())
                .startsWith("{\"position\":4,")
                .contains("\"request\":", "Max");
        assertThat(journal("bisect", "--until", "$..[?(@.name == 'Eve')]").err())
                .contains("after position 5");
        assertThat(new String(emulator.snapshot(), StandardCharsets.UTF_8)).isEqualTo(before);
        assertThat(emulator.journal().branches()).hasSize(branches);
    }

    @Test
    void oneByOneFindsTheVeryFirstOfSeveral() throws IOException, InterruptedException {
        EmulatorClient client = EmulatorClient.at(emulator.baseUri());
        for (int hour = 0; hour < 5; hour++) {
            client.clock().set(Instant.parse("2030-01-01T0" + hour + ":00:00Z"));
            client.clock().set(Instant.parse("2031-01-01T0" + hour + ":00:00Z"));
        }
        client.clock().set(Instant.parse("2030-02-01T00:00:00Z"));
        String late = "$[?(@.clock =~ /2030.*/)]";
        assertThat(journal("bisect", "--until", late, "--linear").err())
                .contains("after position 4 and", "checked 5 states");
        assertThat(journal("bisect", "--until", late).err()).containsPattern("after position (6|8|10|12|14) and");
    }

    @Test
    void saysWhereNoWriteMadeTheDifference() {
        assertThat(journal("bisect", "--until", "$.resources.pets[?(@.document.name=='Nobody')]")
                        .err())
                .contains("the condition does not hold at 3, the newest position");
        assertThat(code).isEqualTo(1);
        assertThat(journal("bisect", "--until", "$.api.name").err()).contains("the condition already holds at 0");
        assertThat(code).isEqualTo(1);
        assertThat(journal("bisect", "--until", "$.api.name", "--json").out())
                .isEqualTo("{\"holds\":true,\"from\":0}\n");
        assertThat(journal("bisect", "--until", "$.none", "--json").out()).isEqualTo("{\"holds\":false}\n");
        assertThat(journal("bisect").err()).contains("bisect needs a condition");
        assertThat(code).isEqualTo(2);
        assertThat(journal("bisect", "--until", "$.[").err()).contains("\"$.[\" is not a JSONPath: it ends too early");
        assertThat(code).isEqualTo(2);
        assertThat(journal("list", "--until", "$").err()).contains("only bisect takes --until and --linear");
        assertThat(code).isEqualTo(2);
        assertThat(journal("bisect", "3", "--until", "$").err()).contains("takes no position");
        assertThat(code).isEqualTo(2);
    }

    @Test
    void listsAndShowsWhatWasWritten() {
        CommandRun list = journal("list");
        assertThat(list.out().lines().map(line -> line.strip().replaceAll(" {2,}.*", "")))
                .containsExactly("position", "1", "2", "3");
        assertThat(list.out()).contains("POST /pets", "clock");
        assertThat(journal("list", "--from", "2", "--limit", "1", "--json").out())
                .startsWith("{\"position\":2,")
                .hasLineCount(1);
        assertThat(journal("show", "3", "--json").out())
                .contains("\"target\":\"/pets\"", "Ada", "\"changes\":[")
                .hasLineCount(1);
        assertThat(journal("show", "3", "--json=position,status").out()).isEqualTo("{\"position\":3,\"status\":201}\n");
    }

    @Test
    void showsAWriteWithTheMembersThatItChanged() throws Exception {
        HttpRequest change = HttpRequest.newBuilder(emulator.baseUri().resolve("/pets/1001"))
                .header("content-type", "application/json")
                .header("x-api-key", "any")
                .method(
                        "PATCH",
                        HttpRequest.BodyPublishers.ofString(
                                "{\"name\":\"A\u001b[31m\",\"tags\":[\"calm\"]}".replace("\u001b", "\\u001b")))
                .build();
        assertThat(HttpClient.newHttpClient()
                        .send(change, HttpResponse.BodyHandlers.ofString())
                        .statusCode())
                .isEqualTo(200);
        String entry = journal("show", "4").out();
        assertThat(entry)
                .contains(
                        "position   4\n", "operation  updatePet\n", "request    PATCH /pets/1001\n", "status     200\n")
                .contains("\npets 1001 changed\n")
                .containsPattern("\n  name +\"[^\"]+\" -> \"A[^\"]+\"\n")
                .containsPattern("\n  tags +\\[] -> \\[\"calm\"]\n")
                .doesNotContain("\u001b", "species  ");
        assertThat(journal("show", "1").out()).contains("\npets 1001 created\n", "counter pets: 0 -> 1");
    }

    @Test
    void rewindsAndForwardsAndPrintsTheChanges() {
        CommandRun back = journal("rewind", "1");
        assertThat(back.err())
                .isEqualTo("at position 1 of " + emulator.journal().branch().name() + ", whose last position is 3\n");
        assertThat(emulator.position()).isEqualTo(1);
        assertThat(journal("forward", "--json").out()).contains("\"position\":3");
        assertThat(journal("diff", "1").out()).contains("added").contains("name");
        assertThat(journal("diff", "3", "1", "--json").out())
                .contains("\"kind\":\"removed\"")
                .contains("Ada");
    }

    @Test
    void namesTheBranchesAndGoesToThem() throws IOException, InterruptedException {
        String main = emulator.journal().branch().name();
        journal("rewind", "1");
        post("Max");
        assertThat(journal("branches").out()).contains("the state is at 2");
        assertThat(journal("rewind", "3", "--branch", main).err()).contains("at position 3 of " + main);
        assertThat(journal("branches", "--json").out()).contains("\"parent\":\"" + main + "\"");
    }

    @Test
    void followsWhatIsWritten() throws IOException, InterruptedException {
        CommandRun[] seen = new CommandRun[1];
        Thread following = new Thread(() -> seen[0] = journal("follow"));
        following.start();
        Thread.sleep(600);
        post("Eve");
        Thread.sleep(1_000);
        following.interrupt();
        following.join();
        assertThat(seen[0].out())
                .startsWith("4  2025-01-")
                .contains("POST /pets  201")
                .hasLineCount(1);
    }

    @Test
    void verifiesThatAllComesOutAlike() throws IOException, InterruptedException {
        CommandRun verify = journal("verify");
        assertThat(code).isZero();
        assertThat(verify.err()).isEqualTo("all writes after position 0 up to 3 give equal results\n");
        try (Emulator timed = served(Clock.REAL)) {
            post(timed, "Rex");
            Thread.sleep(1_100);
            assertThat(journal(timed, "verify").err())
                    .startsWith("position 1 gives a different result: the response has");
            assertThat(code).isEqualTo(1);
            assertThat(journal(timed, "verify", "--json").out()).startsWith("{\"from\":0,\"to\":1,\"same\":false,");
        }
    }

    @Test
    void aPositionThatIsNotWrittenIsNoFaultOfTheAddress() {
        assertThat(journal("show", "99").err()).contains("not 99");
        assertThat(code).isEqualTo(3);
        journal("rewind", "2", "--branch", "nowhere");
        assertThat(code).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "lst",
                "list 3",
                "list --limit 0",
                "show",
                "show one",
                "rewind",
                "rewind 1 2",
                "diff",
                "forward -1",
                "show 99",
                "rewind 99",
                "forward 99",
                "forward 1",
                "rewind 1 --branch nowhere"
            })
    void refusesWhatCannotBeDone(String arguments) {
        CommandRun run = journal(arguments.isEmpty() ? new String[0] : arguments.split(" "));
        assertThat(code).isNotZero();
        assertThat(run.err()).isNotEmpty();
        assertThat(run.out()).isEmpty();
        assertThat(emulator.position()).isEqualTo(3);
    }
}
