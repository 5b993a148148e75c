package dev.ectype.cli.command.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandProcess;
import dev.ectype.cli.CommandRun;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonReader;
import dev.ectype.compiler.json.JsonText;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The commands status and open. */
@Timeout(60)
final class StatusCommandTest {
    @TempDir
    private Path folder;

    @Test
    void aRunningEmulatorIsListedUntilItEnds() throws Exception {
        try (CommandProcess petstore = CommandProcess.start(folder, "emulate", "petstore", "--port=0", "--auth=off")) {
            String origin = petstore.out().get(0).replaceFirst("ready ", "");
            petstore.awaitFile(folder.resolve("cache/running"));
            create(origin);
            CommandRun table = here();
            assertThat(table.with("status")).isZero();
            assertThat(table.out().lines().skip(1))
                    .singleElement()
                    .asString()
                    .startsWith(origin + "  up     Petstore 1.0.0  petstore     ")
                    .endsWith("          27         1");
            CommandRun json = here();
            assertThat(json.with("status", "--json")).isZero();
            JsonObject listed = (JsonObject) JsonReader.read(json.out());
            assertThat(listed.members().keySet())
                    .containsExactly("url", "api", "description", "pid", "since", "operations", "position", "state");
            assertThat(listed.member("pid")).isEqualTo(JsonNumber.of(petstore.pid()));
            assertThat(listed.member("description")).isEqualTo(new JsonText("petstore"));
            assertThat(petstore.stop("TERM")).isZero();
        }
        CommandRun after = here();
        assertThat(after.with("status")).isZero();
        assertThat(after.out()).isEmpty();
        assertThat(after.err()).contains("no emulator runs on this machine");
    }

    @Test
    void theRegistrationOfAKilledEmulatorIsRemoved() throws Exception {
        try (CommandProcess petstore = CommandProcess.start(folder, "emulate", "petstore", "--port=0")) {
            petstore.awaitFile(folder.resolve("cache/running"));
            petstore.stop("KILL");
        }
        CommandRun first = here();
        assertThat(first.with("status")).isZero();
        assertThat(first.err()).contains("ended unexpectedly");
        CommandRun second = here();
        assertThat(second.with("status")).isZero();
        assertThat(second.err()).doesNotContain("ended unexpectedly");
    }

    @Test
    void thePageOfTheOnlyEmulatorIsOpened() throws Exception {
        Path browser =
                Files.writeString(folder.resolve("browser"), "#!/bin/sh\necho \"$1\" > \"$(dirname \"$0\")/opened\"\n");
        assertThat(browser.toFile().setExecutable(true)).isTrue();
        try (CommandProcess petstore = CommandProcess.start(folder, "emulate", "petstore", "--port=0")) {
            String page = petstore.out().get(0).replaceFirst("ready ", "") + "/__service/";
            petstore.awaitFile(folder.resolve("cache/running"));
            CommandRun printed = here().having("BROWSER", browser.toString());
            assertThat(printed.with("open", "--print")).isZero();
            assertThat(printed.out()).isEqualTo(page + "\n");
            assertThat(folder.resolve("opened")).doesNotExist();
            CommandRun opened = here().having("BROWSER", browser.toString());
            assertThat(opened.with("open", "--json")).isZero();
            assertThat(opened.out()).isEqualTo("{\"url\":\"" + page + "\",\"opened\":true}\n");
            petstore.awaitFile(folder.resolve("opened"));
            CommandRun alone = here();
            assertThat(alone.with("open")).isZero();
            assertThat(alone.out()).isEqualTo(page + "\n");
            assertThat(alone.err()).contains("no browser was found");
        }
    }

    @Test
    void nothingIsOpenedWhereNothingAnswers() {
        CommandRun run = here();
        assertThat(run.with("open", "--url", "http://127.0.0.1:1")).isEqualTo(5);
        assertThat(run.err()).contains("no emulator responds at http://127.0.0.1:1", "`ectype status`");
    }

    private CommandRun here() {
        return new CommandRun()
                .in(folder)
                .having("ECTYPE_CACHE_DIR", folder.resolve("cache").toString());
    }

    private static void create(String origin) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(origin + "/pets"))
                .header("content-type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Mia\",\"species\":\"cat\"}"))
                .build();
        HttpResponse<Void> made = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.discarding());
        assertThat(made.statusCode()).isEqualTo(201);
    }
}
