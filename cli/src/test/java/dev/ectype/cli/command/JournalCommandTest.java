package dev.ectype.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.Run;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.launcher.Catalog;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.runtime.client.EmulatorClient;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.EmulatorOptions;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
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
        LaunchRequest request = new LaunchRequest(CompilationRequest.of(Catalog.open("petstore")), CompileCache.none());
        emulator = Objects.requireNonNull(new Launcher().boot(request).emulator())
                .start(EmulatorOptions.standard().withPort(0));
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
        HttpRequest request = HttpRequest.newBuilder(emulator.baseUri().resolve("/pets"))
                .header("content-type", "application/json")
                .header("x-api-key", "any")
                .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"" + name + "\",\"species\":\"dog\"}"))
                .build();
        HttpResponse<String> reply = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        assertThat(reply.statusCode()).as(reply.body()).isEqualTo(201);
    }

    private int code;

    private Run journal(String... arguments) {
        Run run = new Run().in(folder);
        String[] all = new String[arguments.length + 3];
        all[0] = "journal";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        all[all.length - 2] = "--url";
        all[all.length - 1] = emulator.baseUri().toString();
        code = run.with(all);
        return run;
    }

    @Test
    void listsAndShowsWhatWasWritten() {
        Run list = journal("list");
        assertThat(list.out().lines().map(line -> line.strip().replaceAll(" {2,}.*", "")))
                .containsExactly("position", "1", "2", "3");
        assertThat(list.out()).contains("POST /pets", "clock");
        assertThat(journal("list", "--from", "2", "--limit", "1", "--json").out())
                .startsWith("{\"position\":2,")
                .hasLineCount(1);
        assertThat(journal("show", "3").out()).contains("\"target\":\"/pets\"", "Ada", "\"changes\":[");
    }

    @Test
    void goesBackAndForthAndTellsWhatMoved() {
        Run back = journal("rewind", "1");
        assertThat(back.err())
                .isEqualTo("at position 1 of " + emulator.journal().branch().name() + ", which reaches to 3\n");
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
        Run[] seen = new Run[1];
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
    void verifiesThatAllComesOutAlike() {
        Run verify = journal("verify");
        assertThat(code).isZero();
        assertThat(verify.err()).isEqualTo("all writes behind position 0 up to 3 come out alike\n");
        emulator.journal().replied(3, 201, 42);
        assertThat(journal("verify").err()).startsWith("position 3 comes out otherwise: the reply has other bytes");
        assertThat(code).isEqualTo(1);
        assertThat(journal("verify", "--json").out()).startsWith("{\"from\":0,\"to\":3,\"same\":false,");
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
        Run run = journal(arguments.isEmpty() ? new String[0] : arguments.split(" "));
        assertThat(code).isNotZero();
        assertThat(run.err()).isNotEmpty();
        assertThat(run.out()).isEmpty();
        assertThat(emulator.position()).isEqualTo(3);
    }
}
