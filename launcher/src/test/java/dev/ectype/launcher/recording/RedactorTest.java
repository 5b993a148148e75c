package dev.ectype.launcher.recording;

import static dev.ectype.launcher.recording.ExampleExchanges.line;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RedactorTest {
    private static final byte[] KEY = "the key of one recording".getBytes(StandardCharsets.UTF_8);

    private final Redactor usual = new Redactor(KEY, RedactionRules.USUAL);

    private static CapturedExchange exchange(
            String url,
            List<RecordedHeader> requestHeaders,
            String requestBody,
            List<RecordedHeader> replyHeaders,
            String replyBody) {
        return new CapturedExchange(
                1,
                "",
                new RecordedRequest("POST", url, requestHeaders, ExampleExchanges.body(requestBody)),
                new RecordedReply(200, replyHeaders, ExampleExchanges.body(replyBody)),
                0,
                null);
    }

    @Test
    void plantedSecretsAreRemoved() {
        String line = line(
                usual.redact(
                        exchange(
                                "https://a/b?api_key=planted-01&sig=planted-02&page=2&x%2Dauth%2Dtoken=planted%2D03",
                                List.of(
                                        new RecordedHeader("Authorization", "Bearer planted-04"),
                                        new RecordedHeader("Proxy-Authorization", "Basic planted-05"),
                                        new RecordedHeader("Cookie", "theme=planted-06; sid=planted-07"),
                                        new RecordedHeader("X-Api-Key", "planted-08"),
                                        new RecordedHeader("X-Acme-Security-Token", "planted-09"),
                                        new RecordedHeader("X-Echo", "as in planted-08"),
                                        new RecordedHeader("Content-Type", "application/json")),
                                "{'password': 'planted-10', 'nested': {'client_secret': {'value': ['planted-11', 'planted-12']}}, 'pin': 1}",
                                List.of(
                                        new RecordedHeader("Set-Cookie", "sid=planted-13; Path=/; HttpOnly"),
                                        new RecordedHeader("Content-Type", "application/json")),
                                "{'accessToken':'planted-14','refresh_token' : 'planted-15','you_sent':'planted-04','next_page_token':'kept-16'}")));
        assertThat(line).doesNotContain("planted");
        assertThat(line)
                .contains(
                        "page=2",
                        "kept-16",
                        "Bearer redacted-",
                        "Path=/; HttpOnly",
                        "theme=redacted-",
                        "\\\"pin\\\": 1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "token",
                "TOKEN",
                "client_secret",
                "password",
                "passwd",
                "passphrase",
                "x-api-key",
                "accessKey",
                "signature",
                "credential",
                "Credentials",
                "session-id",
                "session_id",
                "sessionId",
                "jwt",
                "to\\u006ben",
                "toke\\u006e",
                "secre\\u0074"
            })
    void secretNamesAreRecognizedInEverySpelling(String name) {
        CapturedExchange plain = exchange("https://a/b", List.of(), "", List.of(), "{\"" + name + "\" :\t\"planted\"}");
        assertThat(line(usual.redact(plain))).doesNotContain("planted");
    }

    @Test
    void formsAndCutBodiesAreRedactedToo() {
        CapturedExchange form = usual.redact(exchange(
                "https://a/token",
                List.of(new RecordedHeader("content-type", "application/x-www-form-urlencoded")),
                "grant_type=password&password=pl%61nted&user=mia",
                List.of(),
                ""));
        assertThat(form.request().body().toString())
                .matches("grant_type=password&password=redacted-[0-9a-f]{16}&user=mia");
        RecordedBody cut = RecordedBody.cut("{\"token\":\"planted-but-c".getBytes(StandardCharsets.UTF_8), 1000);
        CapturedExchange begun = usual.redact(
                new CapturedExchange(1, "", form.request(), new RecordedReply(200, List.of(), cut), 0, null));
        assertThat(line(begun)).doesNotContain("planted").contains("\"length\":1000");
    }

    @Test
    void equalSecretsAreEqualWithinARecordingOnly() {
        CapturedExchange plain = exchange(
                "https://a/b?api_key=planted-01",
                List.of(
                        new RecordedHeader("x-api-key", "planted-01"),
                        new RecordedHeader("x-auth-token", "planted-02")),
                "",
                List.of(),
                "{'token': 'planted-01'}");
        String token = RecordedHeader.first(usual.redact(plain).request().headers(), "x-api-key");
        assertThat(usual.redact(plain).request().url()).isEqualTo("https://a/b?api_key=" + token);
        assertThat(usual.redact(plain).reply().body().toString()).isEqualTo("{\"token\": \"" + token + "\"}");
        assertThat(RecordedHeader.first(usual.redact(plain).request().headers(), "x-auth-token"))
                .isNotEqualTo(token);
        Redactor other = new Redactor(new byte[] {1}, RedactionRules.USUAL);
        assertThat(RecordedHeader.first(other.redact(plain).request().headers(), "x-api-key"))
                .isNotEqualTo(token);
    }

    @Test
    void aSecretStaysEqualAfterManyOthers() {
        List<String> first = new ArrayList<>();
        for (int round = 0; round < 2; round++) {
            for (int secret = 0; secret < 200; secret++) {
                RecordedHeader key = new RecordedHeader("x-api-key", "planted-" + secret);
                CapturedExchange redacted = usual.redact(exchange("https://a/b", List.of(key), "", List.of(), ""));
                String token =
                        String.valueOf(RecordedHeader.first(redacted.request().headers(), "x-api-key"));
                if (round == 0) {
                    assertThat(first).doesNotContain(token);
                    first.add(token);
                } else {
                    assertThat(token).isEqualTo(first.get(secret));
                }
            }
        }
    }

    @Test
    void contentWithoutSecretsIsUnchanged() {
        CapturedExchange plain = exchange(
                "https://a/keys/1?page_token=abcdefgh&keyword=x",
                List.of(
                        new RecordedHeader("idempotency-key", "abcdefgh"),
                        new RecordedHeader("content-type", "application/json")),
                "{ 'tokens' : 7, 'list': [1, {'a': null}], 'text': 'password: none' }",
                List.of(),
                "not { json \"token\" at all");
        assertThat(usual.redact(plain)).isEqualTo(plain);
    }

    @Test
    void rulesAddNamesPathsAndPatterns() {
        RedactionRules rules = new RedactionRules(
                new TreeSet<>(Set.of("X-Tenant")),
                new TreeSet<>(Set.of("iban")),
                List.of(JsonPath.parse("$.people[*].ssn"), JsonPath.parse("$.card")),
                List.of(Pattern.compile("[a-z]+@example\\.org"), Pattern.compile("tel:([0-9]+)")));
        Redactor redactor = new Redactor(KEY, rules);
        CapturedExchange redacted = redactor.redact(exchange(
                "https://a/b?iban=planted1&mail=planted@example.org",
                List.of(
                        new RecordedHeader("x-tenant", "planted2"),
                        new RecordedHeader("content-type", "application/json")),
                "{'people':[{'ssn':'planted3'},{'ssn':1234567}],'card':{'number':'planted4','valid':true},'iban':'planted5'}",
                List.of(),
                "call tel:555123 now"));
        assertThat(line(redacted))
                .doesNotContain("planted", "1234567", "555123")
                .contains("call tel:redacted-", " now");
        assertThat(redacted.request().body().toString())
                .matches("\\{\"people\":\\[\\{\"ssn\":\"redacted-\\w+\"},\\{\"ssn\":[0-9]{9}}],"
                        + "\"card\":\\{\"number\":\"redacted-\\w+\",\"valid\":true},\"iban\":\"redacted-\\w+\"}");
    }

    @Test
    void anUnparseableBodyIsWithheldIfPathsAreConfigured() {
        RedactionRules rules =
                new RedactionRules(new TreeSet<>(), new TreeSet<>(), List.of(JsonPath.parse("$.a")), List.of());
        CapturedExchange redacted = new Redactor(KEY, rules)
                .redact(exchange("https://a/b", List.of(), "", List.of(), "{'a': 'planted', broken"));
        assertThat(line(redacted)).doesNotContain("planted");
        assertThat(redacted.reply().body().isCut()).isTrue();
    }
}
