package dev.ectype.runtime.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.petstore.PetstoreEmulator;
import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Json;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ServicePageTest {
    private static final String PAGE = "/__service/";
    private static final String BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

    private final PetstoreEmulator emulator = new PetstoreEmulator();
    private PetstoreClient client;

    @BeforeEach
    void start() {
        emulator.start();
        client = new PetstoreClient(emulator);
        client.post("/owners", "{\"name\":\"Ann\"}");
    }

    @AfterEach
    void stop() {
        emulator.close();
    }

    @Test
    void showsOperationsInstancesAndThePositionOfTheJournal() {
        HttpResponse<String> page = client.get(PAGE);
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.headers().firstValue("content-type")).hasValue("text/html; charset=utf-8");
        assertThat(page.body())
                .contains(
                        "<title>Petstore · Ectype</title>",
                        "<dt>Journal position</dt><dd>1</dd>",
                        "<tr><td>owners<td class=\"number\">1<td>",
                        "<b class=\"method writes\">POST</b><td><code>/owners</code><td>createOwner",
                        "href=\"/__service/openapi.json\"");
    }

    @Test
    void countsInstancesByTheirStates() {
        client.post("/owners/1/pets", "{\"name\":\"Rex\"}");
        client.post("/owners/1/pets", "{\"name\":\"Tom\"}");
        assertThat(client.get(PAGE).body())
                .contains("<span class=\"state\">available 2</span>", "<span class=\"state dim\">adopted</span>");
    }

    @Test
    void theCommandsOfThePageSucceed() {
        String page = client.get(PAGE).body();
        Matcher create = Pattern.compile("<h3>Create</h3><pre tabindex=\"0\">curl -X POST .*?"
                        + "--data-binary &#39;(.*?)&#39; http://127.0.0.1:[0-9]+(/.*?)</pre>")
                .matcher(page);
        assertThat(create.find()).isTrue();
        String body = create.group(1).replace("&quot;", "\"").replace("&amp;", "&");
        assertThat(client.json("POST", create.group(2), body).statusCode()).isEqualTo(201);
        Matcher read = Pattern.compile("<h3>Read</h3><pre tabindex=\"0\">curl .*?http://127.0.0.1:[0-9]+(/.*?)</pre>")
                .matcher(page);
        assertThat(read.find()).isTrue();
        assertThat(client.get(read.group(1)).statusCode()).isEqualTo(200);
    }

    @Test
    void equalStatesGiveEqualBytes() {
        String page = client.get(PAGE).body();
        client.post("/owners", "{\"name\":\"Bob\"}");
        assertThat(client.get(PAGE).body()).isNotEqualTo(page);
        emulator.rewind(1);
        emulator.reset();
        client.post("/owners", "{\"name\":\"Ann\"}");
        assertThat(client.get(PAGE).body()).isEqualTo(page);
    }

    @Test
    void thePageOfASandboxLinksToTheSandbox() {
        String mount = "/__service/sandboxes/one";
        client.post(mount + "/owners", "{\"name\":\"Bob\"}");
        String page = client.get(mount + PAGE).body();
        assertThat(page)
                .contains(
                        "href=\"" + mount + "/__service/inspect\"",
                        emulator.baseUri() + mount + "/owners",
                        " in the sandbox <code>one</code>",
                        "<tr><td>owners<td class=\"number\">2<td>")
                .doesNotContain("href=\"/__service/inspect\"");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8 | 303",
                "TEXT/HTML                                                       | 303",
                "*/*                                                             | 404",
                "application/json                                                | 404",
                "application/json, text/html                                     | 404",
                "text/html;q=0                                                   | 404",
                "text/*                                                          | 404"
            })
    void onlyBrowsersAreRedirectedFromTheRoot(String accept, int status) {
        for (String path : new String[] {"/", "/__service"}) {
            HttpResponse<String> reply = client.with("accept", accept).get(path);
            assertThat(reply.statusCode()).isEqualTo(status);
            assertThat(reply.headers().firstValue("location").isPresent()).isEqualTo(status == 303);
        }
    }

    @Test
    void aSandboxRedirectsToItsOwnPage() {
        HttpResponse<String> reply = client.with("accept", BROWSER).get("/__service/sandboxes/one/");
        assertThat(reply.headers().firstValue("location")).hasValue("/__service/sandboxes/one/__service/");
    }

    @Test
    void thePolicyAllowsTheStyleOfThePageAndNothingElse() throws NoSuchAlgorithmException {
        HttpResponse<String> page = client.get(PAGE);
        String style = page.body()
                .substring(page.body().indexOf("<style>") + 7, page.body().indexOf("</style>"));
        byte[] hash = MessageDigest.getInstance("SHA-256").digest(style.getBytes(StandardCharsets.UTF_8));
        assertThat(page.headers().firstValue("content-security-policy"))
                .hasValue("default-src 'none'; style-src 'sha256-"
                        + Base64.getEncoder().encodeToString(hash)
                        + "'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
        assertThat(page.body()).doesNotContain("<script", "url(", "@import", "style=\"", "src=");
    }

    @ParameterizedTest
    @ValueSource(strings = {PAGE, "/__service/openapi.json", "/__service/sandboxes/one/__service/"})
    void foreignHostNamesAreRejected(String path) {
        assertThat(status(path, "rebound.example:4010", "")).isEqualTo(403);
        assertThat(status(path, "localhost:4010", "https://rebound.example")).isEqualTo(403);
        assertThat(status(path, "localhost:4010", "")).isEqualTo(200);
    }

    private int status(String path, String host, String origin) {
        Map<String, String> fields = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        fields.put("host", host);
        fields.put("accept", BROWSER);
        if (!origin.isEmpty()) {
            fields.put("origin", origin);
        }
        ReplyBuffer reply = new ReplyBuffer();
        emulator.handle(new PlainRequest("GET", path, fields, ByteSlice.EMPTY), reply);
        return reply.filling() == null ? reply.status() : filled(reply);
    }

    private static int filled(ReplyBuffer reply) {
        ReplyBuffer later = new ReplyBuffer();
        Objects.requireNonNull(reply.filling()).accept(later);
        return later.status();
    }

    @Test
    void linksIgnoreTheHostOfTheRequest() {
        Map<String, String> fields = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        fields.put("host", "localhost:9");
        ReplyBuffer reply = new ReplyBuffer();
        emulator.handle(new PlainRequest("GET", PAGE, fields, ByteSlice.EMPTY), reply);
        assertThat(PlainRequest.text(reply))
                .contains(emulator.baseUri().toString())
                .doesNotContain("localhost:9");
    }

    @Test
    void withoutAnEmulatorAtTheRootThePageListsThePrefixes() {
        Map<String, Emulator> mounts = new LinkedHashMap<>();
        mounts.put("/left", new PetstoreEmulator());
        mounts.put("/right/most", new PetstoreEmulator());
        try (MountedEmulators mounted =
                MountedEmulators.start(null, mounts, EmulatorOptions.standard().withPort(0))) {
            PetstoreClient all = new PetstoreClient(mounted.baseUri());
            assertThat(all.get(PAGE).body())
                    .contains("href=\"/left/__service/\"", "href=\"/right/most/__service/\"", "2 emulated APIs");
            assertThat(all.get("/right/most" + PAGE).body())
                    .contains("href=\"/right/most/__service/journal\"", mounted.baseUri() + "/right/most/");
            assertThat(Json.parse(all.get("/left/__service/openapi.json").body())
                            .member("servers")
                            .literal())
                    .isEqualTo("[{\"url\":\"/left\"},{\"url\":\"/left/v1\"}]");
            all.with("accept", BROWSER);
            assertThat(all.get("/").headers().firstValue("location")).hasValue("/__service/");
            assertThat(all.get("/left").headers().firstValue("location")).hasValue("/left/__service/");
        }
    }
}
