package dev.ectype.cli.command.team;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandProcess;
import dev.ectype.cli.CommandRun;
import dev.ectype.cli.ScriptedControlPlane;
import dev.ectype.cli.terminal.StandardStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ServiceCommandsTest {
    private static final String KEY = ScriptedControlPlane.KEY;

    @TempDir
    private Path folder;

    private ScriptedControlPlane plane;

    @BeforeEach
    void start() throws IOException {
        plane = new ScriptedControlPlane();
    }

    @AfterEach
    void stop() {
        plane.close();
    }

    @Test
    void keyIsKeptForItsOwnerOnceItIsKnownAndIsForgotten() throws IOException {
        CommandRun wrong = run().typing("usk_admin_wrong\n");
        assertThat(wrong.with("login", "--with-key", "--api-url", plane.url())).isEqualTo(4);
        assertThat(wrong.err())
                .contains("This key is not known (request req-7)")
                .doesNotContain("usk_admin_wrong");
        assertThat(credentials()).doesNotExist();

        CommandRun login = run().typing(KEY + "\n");
        assertThat(login.with("login", "--with-key", "--api-url", plane.url(), "--json"))
                .as(login.err())
                .isZero();
        assertThat(login.err()).contains("signed in: organization acme (plan team)", "scope admin");
        assertThat(login.out()).contains("\"scope\":\"admin\"");
        assertThat(login.out() + login.err()).doesNotContain(KEY);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(credentials())))
                .isEqualTo("rw-------");

        CommandRun whoami = run();
        assertThat(whoami.with("scopes")).isZero();
        assertThat(whoami.out()).contains("acme", "team", "admin: everything", "never", "profile default");

        assertThat(run().with("logout")).isZero();
        assertThat(Files.readString(credentials())).doesNotContain(KEY);
        CommandRun after = run();
        assertThat(after.with("whoami")).isEqualTo(4);
        assertThat(after.err()).contains("you are not signed in", "ectype login");
    }

    @Test
    void promptsForAKeyOnTerminals() {
        CommandRun interactive =
                run().watched(StandardStream.IN, StandardStream.ERR).typing(KEY + "\n");
        assertThat(interactive.with("login", "--with-key", "--api-url", plane.url()))
                .isZero();
        assertThat(interactive.err()).contains("Key for " + plane.url());
        assertThat(run().with("login", "--with-key", "--profile", "a b")).isEqualTo(2);
    }

    @Test
    void fileThatOthersMayReadIsRefused() throws IOException {
        login();
        Files.setPosixFilePermissions(credentials(), PosixFilePermissions.fromString("rw-r--r--"));
        CommandRun run = run();
        assertThat(run.with("whoami")).isEqualTo(5);
        assertThat(run.err())
                .contains("can be read by other users (rw-r--r--)", "chmod 600")
                .doesNotContain(KEY);
        Files.setPosixFilePermissions(credentials(), PosixFilePermissions.fromString("rw-------"));
        Files.writeString(credentials(), "{\"profiles\":{\"default\":\"" + KEY + "\"");
        CommandRun broken = run();
        assertThat(broken.with("whoami")).isEqualTo(5);
        assertThat(broken.err()).contains("cannot be read").doesNotContain(KEY);
    }

    @Test
    void keyOfAProfileGoesToItsOwnAddressOnly() throws IOException {
        login();
        try (ScriptedControlPlane other = new ScriptedControlPlane()) {
            CommandRun run = run();
            assertThat(run.with("whoami", "--api-url", other.url())).isEqualTo(4);
            assertThat(run.err()).contains("is not sent to " + other.url());
            assertThat(run().having("ECTYPE_API_URL", other.url()).with("whoami"))
                    .isEqualTo(4);
            assertThat(other.requests()).isEmpty();
            assertThat(run().having("ECTYPE_API_KEY", KEY).with("whoami", "--api-url", other.url()))
                    .isZero();
            assertThat(run().typing(KEY).with("login", "--with-key", "--api-url", other.url(), "--profile", "other"))
                    .isZero();
            assertThat(run().with("whoami", "--profile", "other")).isZero();
            assertThat(run().having("ECTYPE_PROFILE", "other").with("whoami")).isZero();
            assertThat(run().with("config", "use", "other")).isZero();
            CommandRun used = run();
            assertThat(used.with("whoami", "--json")).isZero();
            assertThat(used.out()).contains("\"profile\":\"other\"", "\"url\":\"" + other.url());
            assertThat(run().with("config", "use", "none")).isEqualTo(2);
            assertThat(run().with("whoami", "--profile", "none")).isEqualTo(4);
        }
    }

    @Test
    void whatMayWorkLaterIsTriedAgainUnderOneKeyOfIdempotency() {
        plane.respondsWith("POST /v1/projects", 503, "{\"message\":\"Not now.\"}", "Retry-After", "0")
                .respondsWith("POST /v1/projects", 429, "{\"message\":\"Too many.\"}", "Retry-After", "0")
                .respondsWith("POST /v1/projects", 201, "{\"id\":\"prj_1\",\"slug\":\"shop\",\"name\":\"Shop\"}");
        CommandRun run = keyed();
        assertThat(run.with("projects", "create", "Shop", "--description", "a \"b\""))
                .as(run.err())
                .isZero();
        assertThat(run.out()).isEqualTo("shop\n");
        assertThat(plane.requests()).hasSize(3).allSatisfy(request -> {
            assertThat(request.header("Idempotency-key"))
                    .isNotEmpty()
                    .isEqualTo(plane.requests().get(0).header("Idempotency-key"));
            assertThat(request.text()).isEqualTo("{\"name\":\"Shop\",\"description\":\"a \\\"b\\\"\"}");
        });
    }

    @Test
    void refusalsEndWithTheirReasonTheRequestAndACodeOfTheirOwn() {
        plane.respondsWith("GET /v1/projects", 403, "{\"message\":\"This needs the plan team, and yours is free.\"}")
                .respondsWith("GET /v1/api-keys", 500, "{\"message\":\"It failed.\"}", "Retry-After", "0")
                .respondsWith("GET /v1/events", 200, "<html>")
                .respondsWith("POST /v1/projects", 409, "{\"message\":\"There is one.\"}");
        CommandRun plan = keyed();
        assertThat(plan.with("projects", "list")).isEqualTo(4);
        assertThat(plan.err()).contains("needs the plan team, and yours is free (request req-7)");
        assertThat(keyed().with("keys", "list")).isEqualTo(5);
        assertThat(plane.lines())
                .filteredOn(line -> line.startsWith("GET /v1/api-keys"))
                .hasSize(3);
        CommandRun foreign = keyed();
        assertThat(foreign.with("activity")).isEqualTo(5);
        assertThat(foreign.err()).contains("is not an Ectype control plane");
        assertThat(keyed().with("projects", "create", "a")).isEqualTo(1);
        plane.close();
        CommandRun nobody = keyed();
        assertThat(nobody.with("projects", "list")).isEqualTo(5);
        assertThat(nobody.err()).contains("cannot be reached: no server responds there", "ectype doctor");
    }

    @Test
    void printsANewKeyOnceAndNeverAsJson() throws IOException {
        String made = "{\"id\":\"key_2\",\"name\":\"CI\",\"scope\":\"write\",\"key\":\"usk_write_new\"}";
        plane.respondsWith("POST /v1/api-keys", 201, made).respondsWith("DELETE /v1/api-keys/key_2", 204, "");
        CommandRun keyed = keyed();
        assertThat(keyed.with("keys", "create", "CI", "--scope", "write")).isZero();
        assertThat(keyed.out()).isEqualTo("usk_write_new\n");
        assertThat(keyed.err()).doesNotContain("usk_write_new");
        int before = plane.requests().size();
        assertThat(keyed().with("keys", "create", "CI", "--json")).isEqualTo(2);
        assertThat(plane.requests()).hasSize(before);
        CommandRun filed = keyed();
        assertThat(filed.with("keys", "rotate", "key_1", "--overlap", "60", "--json", "--key-file", "new.key"))
                .isZero();
        assertThat(filed.out()).contains("\"id\":\"key_2\"").doesNotContain("usk_write_new");
        assertThat(Files.readString(folder.resolve("new.key"))).isEqualTo("usk_write_new\n");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("new.key"))))
                .isEqualTo("rw-------");
        assertThat(keyed().with("keys", "create", "CI", "--key-file", "new.key"))
                .isEqualTo(2);
        assertThat(plane.requests()).hasSize(before + 1);
        assertThat(keyed().with("keys", "revoke", "key_2", "--yes")).isZero();
        assertThat(plane.lines()).contains("POST /v1/api-keys/key_1/rotate", "DELETE /v1/api-keys/key_2");
    }

    @Test
    void activityShowsTheLatestLastAndGoesOnWithWhatHappens() throws Exception {
        plane.respondsWith("GET /v1/events?limit=2", 200, events("evt_2", "evt_1"))
                .respondsWith("GET /v1/events", 200, events("evt_2", "evt_1"))
                .respondsWith("GET /v1/events", 200, events("evt_4", "evt_3", "evt_2", "evt_1"));
        CommandRun run = keyed();
        assertThat(run.with("activity", "--limit", "2")).isZero();
        assertThat(run.out().lines().map(line -> line.replaceAll(" +", " ")))
                .containsExactly("T project.created evt_1-target CI", "T project.created evt_2-target CI");
        login();
        Files.writeString(folder.resolve("expected"), "");
        try (CommandProcess following =
                CommandProcess.start(folder, "activity", "--follow", "--json", "--limit", "20")) {
            for (int round = 0; round < 200 && following.out().size() < 4; round++) {
                Thread.sleep(50);
            }
            assertThat(following.out())
                    .extracting(line -> line.replaceAll(".*(evt_[0-9])\".*", "$1"))
                    .containsExactly("evt_1", "evt_2", "evt_3", "evt_4");
            assertThat(following.stop("INT")).isEqualTo(130);
        }
    }

    @Test
    void doctorSaysWhatIsWrongAndWhatToDo() throws IOException {
        CommandRun alone = run();
        assertThat(alone.with("doctor")).as(alone.out()).isZero();
        assertThat(alone.out()).contains("java", "not signed in");
        login();
        CommandRun well = run();
        assertThat(well.with("doctor")).as(well.out()).isZero();
        assertThat(well.out()).contains("responds at " + plane.url(), "CI with the scope admin", "within 60 s");
        CommandRun unknown = run().having("ECTYPE_API_KEY", "usk_read_none");
        assertThat(unknown.with("doctor", "--json")).isEqualTo(1);
        assertThat(unknown.out())
                .contains("{\"part\":\"key\",\"state\":\"wrong\",\"about\":\"This key is not known")
                .doesNotContain("usk_read_none");
        plane.close();
        Files.writeString(folder.resolve("file"), "in the way");
        CommandRun gone =
                run().having("ECTYPE_CACHE_DIR", folder.resolve("file/none").toString());
        assertThat(gone.with("doctor")).isEqualTo(1);
        assertThat(gone.out()).contains("file/none cannot be written", "no server responds there", "hint:");
    }

    private void login() {
        CommandRun login = run().typing(KEY);
        assertThat(login.with("login", "--with-key", "--api-url", plane.url()))
                .as(login.err())
                .isZero();
    }

    private static String events(String... ids) {
        StringBuilder items = new StringBuilder();
        for (String id : ids) {
            items.append(items.isEmpty() ? "" : ",")
                    .append("{\"id\":\"" + id + "\",\"at\":\"T\",\"kind\":\"project.created\",\"target\":\"" + id
                            + "-target\",\"actor\":{\"type\":\"api_key\",\"name\":\"CI\"}}");
        }
        return "{\"items\":[" + items + "],\"nextCursor\":null}";
    }

    private Path credentials() {
        return folder.resolve("credentials.json");
    }

    private CommandRun run() {
        return new CommandRun()
                .in(folder)
                .having("ECTYPE_CONFIG_DIR", folder.toString())
                .having("ECTYPE_CACHE_DIR", folder.resolve("cache").toString());
    }

    private CommandRun keyed() {
        return run().having("ECTYPE_API_KEY", KEY).having("ECTYPE_API_URL", plane.url());
    }
}
