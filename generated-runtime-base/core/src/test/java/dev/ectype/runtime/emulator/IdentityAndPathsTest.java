package dev.ectype.runtime.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.things.ThingsEmulator;
import dev.ectype.runtime.http.ReplyBuffer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class IdentityAndPathsTest {
    private final ThingsEmulator emulator = new ThingsEmulator();

    @BeforeEach
    void boot() {
        emulator.boot(EmulatorOptions.standard());
        send("PUT", "/users/ann", "{\"bio\":\"a\"}");
        send("PUT", "/users/bob", "{}");
    }

    private String send(String method, String target, String body) {
        ReplyBuffer reply = new ReplyBuffer();
        emulator.handle(PlainRequest.json(method, target, body), reply);
        String text = PlainRequest.text(reply);
        return reply.status() + text.substring(text.lastIndexOf('\n')).strip();
    }

    @Test
    void namesAreUniqueBelowTheirOwnerOnly() {
        assertThat(send("POST", "/users/ann/repos", "{\"name\":\"site\",\"private\":true}"))
                .startsWith("201")
                .contains("\"name\":\"site\"", "\"owner\":{\"login\":\"ann\",\"bio\":\"a\"}", "\"private\":true");
        assertThat(send("POST", "/users/bob/repos", "{\"name\":\"site\"}")).contains("\"login\":\"bob\"");
        assertThat(send("POST", "/users/ann/repos", "{\"name\":\"site\"}"))
                .isEqualTo("409{\"code\":\"conflict\",\"message\":\"'site' already exists among the repos\"}");
        assertThat(send("GET", "/users/bob/repos/site", "")).startsWith("200").contains("\"login\":\"bob\"");
        assertThat(send("GET", "/users/eve/repos/site", "")).startsWith("404");
        assertThat(send("GET", "/users/bob/repos", ""))
                .contains("\"login\":\"bob\"")
                .doesNotContain("ann");
    }

    @Test
    void aRenamedInstanceIsFoundByBothNames() {
        send("POST", "/users/ann/repos", "{\"name\":\"site\"}");
        send("POST", "/users/ann/repos", "{\"name\":\"blog\"}");
        assertThat(send("PATCH", "/users/ann/repos/site", "{\"name\":\"home\"}"))
                .startsWith("200")
                .contains("\"name\":\"home\"");
        assertThat(send("PATCH", "/users/ann/repos/home", "{\"name\":\"home\",\"private\":true}"))
                .contains("\"name\":\"home\"");
        assertThat(send("GET", "/users/ann/repos/site", "")).contains("\"name\":\"home\"", "\"private\":true");
        assertThat(send("GET", "/users/bob/repos/home", "")).startsWith("404");
        assertThat(send("PATCH", "/users/ann/repos/blog", "{\"name\":\"home\"}"))
                .startsWith("409");
        assertThat(send("POST", "/users/ann/repos", "{\"name\":\"home\"}")).startsWith("409");
        assertThat(send("GET", "/users/ann/names", "")).isEqualTo("200[\"blog\",\"home\"]");
    }

    @Test
    void theOldNameOfARenamedInstanceIsFree() {
        send("POST", "/users/ann/repos", "{\"name\":\"site\"}");
        send("POST", "/users/ann/repos", "{\"name\":\"blog\"}");
        send("PATCH", "/users/ann/repos/site", "{\"name\":\"home\"}");
        assertThat(send("POST", "/users/ann/repos", "{\"name\":\"home\"}")).startsWith("409");
        assertThat(send("POST", "/users/ann/repos", "{\"name\":\"site\",\"private\":true}"))
                .startsWith("201");
        assertThat(send("GET", "/users/ann/repos/site", "")).contains("\"name\":\"site\"", "\"private\":true");
        assertThat(send("GET", "/users/ann/repos/home", "")).contains("\"name\":\"home\"");
        assertThat(send("POST", "/users/ann/repos", "{\"name\":\"site\"}")).startsWith("409");
        assertThat(send("PATCH", "/users/ann/repos/home", "{\"name\":\"site\"}"))
                .startsWith("409");
        assertThat(send("PATCH", "/users/ann/repos/site", "{\"name\":\"page\"}"))
                .startsWith("200");
        assertThat(send("PATCH", "/users/ann/repos/blog", "{\"name\":\"site\"}"))
                .startsWith("200");
        assertThat(send("GET", "/users/ann/names", "")).isEqualTo("200[\"page\",\"site\",\"home\"]");
    }

    @Test
    void aSmallReplyContainsThePathNameOfTheNewInstance() {
        assertThat(send("POST", "/users/ann/submissions", "{\"name\":\"site\"}"))
                .isEqualTo("201{\"repo\":\"site\"}");
    }

    @Test
    void putCreatesFirstAndReplacesLater() {
        assertThat(send("PUT", "/users/ann", "{\"bio\":\"b\"}")).isEqualTo("200{\"login\":\"ann\",\"bio\":\"b\"}");
        assertThat(send("PUT", "/users/ann", "{}")).isEqualTo("200{\"login\":\"ann\"}");
    }

    @Test
    void boundlessInstancesExistUntilTheyAreDeleted() {
        String euro = send("GET", "/currencies/EUR", "");
        assertThat(euro).startsWith("200{\"code\":\"EUR\"");
        send("PUT", "/users/eve", "{}");
        assertThat(send("GET", "/currencies/EUR", "")).isEqualTo(euro);
        assertThat(send("DELETE", "/currencies/EUR", "")).isEqualTo("204");
        assertThat(send("GET", "/currencies/EUR", "")).startsWith("404");
        assertThat(send("DELETE", "/currencies/EUR", "")).startsWith("404");
        assertThat(send("GET", "/currencies/USD", "")).startsWith("200");
    }

    @Test
    void aDeletedInstanceReadsAsItsTombstone() {
        assertThat(send("POST", "/notes", "{\"title\":\"Crème brûlée, twice!\"}"))
                .isEqualTo("201{\"slug\":\"creme-brulee-twice\",\"title\":\"Crème brûlée, twice!\"}");
        assertThat(send("POST", "/notes", "{\"title\":\"Creme brulee twice\"}")).contains("creme-brulee-twice-2");
        assertThat(send("DELETE", "/notes/creme-brulee-twice", ""))
                .isEqualTo("200{\"slug\":\"creme-brulee-twice\",\"deleted\":true}");
        assertThat(send("GET", "/notes/creme-brulee-twice", ""))
                .isEqualTo("200{\"slug\":\"creme-brulee-twice\",\"deleted\":true}");
        assertThat(send("DELETE", "/notes/creme-brulee-twice", "")).startsWith("404");
    }

    @Test
    void eachOwnerHasItsOwnSettingsAndMapsMergeByKey() {
        assertThat(send("GET", "/users/ann/settings", "")).isEqualTo("200{\"theme\":\"light\",\"labels\":{}}");
        send("PATCH", "/users/ann/settings", "{\"theme\":\"dark\",\"labels\":{\"a\":\"1\",\"b\":\"2\"}}");
        assertThat(send("PATCH", "/users/ann/settings", "{\"labels\":{\"b\":null,\"c\":\"3\"}}"))
                .isEqualTo("200{\"theme\":\"dark\",\"labels\":{\"a\":\"1\",\"c\":\"3\"}}");
        assertThat(send("GET", "/users/bob/settings", "")).isEqualTo("200{\"theme\":\"light\",\"labels\":{}}");
        assertThat(send("GET", "/users/eve/settings", "")).startsWith("404");
    }

    @Test
    void operationsAnswerBelowTheBasePathToo() {
        send("POST", "/api/v3/users/ann/repos", "{\"name\":\"site\"}");
        assertThat(send("GET", "/users/ann/repos/site", "")).isEqualTo(send("GET", "/api/v3/users/ann/repos/site", ""));
        assertThat(send("GET", "/api/v4/users/ann/repos/site", "")).startsWith("404");
    }

    @Test
    void aMalformedRequestGetsOneReply() {
        for (String target :
                new String[] {"/", "//", "/users//repos", "/users/%", "/users/%zz/repos", "/users/a%2Fb", "/%00"}) {
            assertThat(send("GET", target, "")).startsWith("4");
        }
        assertThat(send("POST", "/users/ann/repos", "[[[")).startsWith("400");
        assertThat(send("POST", "/users/ann/repos", "[]")).startsWith("400");
        assertThat(send("POST", "/users/ann/repos", "\"\\ud800\"")).startsWith("400");
        assertThat(send("POST", "/users/ann/repos", "{\"name\":\"\\u0000\"}")).startsWith("201");
    }
}
