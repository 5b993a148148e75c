package dev.ectype.launcher.emulated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests emulators of Postman collections. */
final class CollectionTest {
    private static final String INFO =
            "{'info': {'name': 'Harbour', 'schema': 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'},";

    private static ServedDescription served(String rest) {
        byte[] text = (INFO + rest).replace('\'', '"').getBytes(StandardCharsets.UTF_8);
        return ServedDescription.of(List.of(SourceRoot.text("harbour.json", text)));
    }

    @Test
    void aCollectionWithoutResponsesRemembers() throws IOException, InterruptedException {
        try (ServedDescription harbour = served("""
                'item': [
                  {'name': 'List', 'request': {'method': 'GET', 'url': '{{h}}/ships'}},
                  {'name': 'Add', 'request': {'method': 'POST', 'url': '{{h}}/ships', 'body': {'mode': 'raw', 'raw': '{\\'name\\': \\'Ida\\', \\'crew\\': 4}'}}},
                  {'name': 'Get', 'request': {'method': 'GET', 'url': '{{h}}/ships/:shipId'}},
                  {'name': 'Change', 'request': {'method': 'PATCH', 'url': '{{h}}/ships/:shipId', 'body': {'mode': 'raw', 'raw': '{\\'crew\\': {{crew}}}'}}},
                  {'name': 'Scrap', 'request': {'method': 'DELETE', 'url': '{{h}}/ships/:shipId'}}]}
                """)) {
            ServedDescription.Answer made = harbour.post("/ships", "{\"name\":\"Ida\",\"crew\":4}");
            assertThat(made.status()).isEqualTo(201);
            String id = made.body().member("id").text();
            assertThat(harbour.get("/ships/" + id).text()).isEqualTo(made.text());
            harbour.send("PATCH", "/ships/" + id, "application/json", "{\"crew\":5}");
            assertThat(harbour.get("/ships").body().elements())
                    .extracting(ship -> ship.member("crew").literal())
                    .containsExactly("5");
            assertThat(harbour.delete("/ships/" + id).status()).isEqualTo(204);
            assertThat(harbour.get("/ships/" + id).status()).isEqualTo(404);
        }
    }

    @Test
    void savedResponsesAreServedUntilTheyChange() throws IOException, InterruptedException {
        try (ServedDescription harbour = served("""
                'item': [
                  {'name': 'List', 'request': {'method': 'GET', 'url': 'https://h.example/ships'}, 'response': [
                    {'code': 200, 'body': '[{\\'id\\': 3, \\'name\\': \\'Ida\\'}, {\\'id\\': 4, \\'name\\': \\'Bea\\'}]'}]},
                  {'name': 'Scrap', 'request': {'method': 'DELETE', 'url': 'https://h.example/ships/3'}},
                  {'name': 'Tides', 'request': {'method': 'GET', 'url': 'https://h.example/tides?day=1'}, 'response': [
                    {'code': 503, 'body': '{\\'error\\': \\'fog\\'}'}, {'code': 200, 'body': '{\\'high\\': \\'04:10\\'}'}]}]}
                """)) {
            assertThat(harbour.get("/ships").texts("name")).containsExactlyInAnyOrder("Ida", "Bea");
            assertThat(harbour.delete("/ships/3").status()).isEqualTo(204);
            assertThat(harbour.get("/ships").texts("name")).containsExactly("Bea");
            assertThat(harbour.get("/tides?day=1").text()).isEqualTo("{\"high\": \"04:10\"}");
        }
    }

    @Test
    void testsDecideWhatTheEmulatorSends() throws IOException, InterruptedException {
        try (ServedDescription harbour = served("""
                'item': [
                  {'name': 'Log', 'event': [{'listen': 'test', 'script': {'exec': [
                      'pm.response.to.have.status(202);', 'const log = pm.response.json().log;',
                      'tests[1] = /^....-..-..T..:..:..[.]...Z$/.test(log.createdAt);',
                      'pm.expect(log.pinned).to.be.false; pm.expect(log.author).to.be.a(`string`);']}}],
                   'request': {'method': 'POST', 'url': '{{h}}/logs', 'header': [{'key': 'Authorization', 'value': 'Bearer {{t}}'}],
                     'body': {'mode': 'raw', 'raw': '{\\'log\\': {\\'text\\': \\'calm\\'}}'}}},
                  {'name': 'Logs', 'event': [{'listen': 'test', 'script': {'exec': ['pm.expect(pm.response.json().logs[0].pinned).to.be.false']}}],
                   'request': {'method': 'GET', 'url': '{{h}}/logs?pinned={{who}}'}},
                  {'name': 'Pin', 'event': [{'listen': 'test', 'script': {'exec': ['pm.expect(pm.response.json().log.pinned).to.be.true']}}],
                   'request': {'method': 'POST', 'url': '{{h}}/logs/{{id}}/pin'}},
                  {'name': 'Log by id', 'request': {'method': 'GET', 'url': '{{h}}/logs/{{id}}'}}]}
                """)) {
            assertThat(harbour.post("/logs", "{\"log\":{\"text\":\"calm\"}}").status())
                    .isEqualTo(401);
            HttpResponse<String> made = harbour.ask(
                    "POST",
                    "/logs",
                    "{\"log\":{\"text\":\"calm\"}}",
                    "Authorization",
                    "Bearer any",
                    "Content-Type",
                    "application/json");
            assertThat(made.statusCode()).isEqualTo(202);
            assertThat(made.body())
                    .contains("\"text\":\"calm\"", "\"pinned\":false", "\"author\":\"")
                    .containsPattern("\"createdAt\":\"2025-01-01T00:00:0\\d\\.000Z\"");
            String id = made.body().replaceFirst("(?s).*\"id\":\"([^\"]+)\".*", "$1");
            assertThat(harbour.get("/logs?pinned=ann").text()).isEqualTo("{\"logs\":[]}");
            assertThat(harbour.post("/logs/" + id + "/pin", "").text()).contains("\"pinned\":true");
            assertThat(harbour.get("/logs?pinned=ann").text()).contains("calm");
            assertThat(harbour.get("/logs?pinned=false").text()).isEqualTo("{\"logs\":[]}");
        }
    }

    @Test
    void anIdentifierBesideItsInstanceIsThatOfTheInstance() throws IOException, InterruptedException {
        try (ServedDescription harbour = served("""
                'item': [
                  {'name': 'Book', 'event': [{'listen': 'test', 'script': {'exec': [
                      'const b = pm.response.json(); pm.environment.set(`id`, b.bookingid); pm.expect(b.booking.berth).to.eql(`B4`);']}}],
                   'request': {'method': 'POST', 'url': '{{h}}/booking', 'body': {'mode': 'raw', 'raw': '{\\'berth\\': \\'B4\\'}'}}},
                  {'name': 'Refuse', 'event': [{'listen': 'test', 'script': {'exec': [
                      'pm.response.to.have.status(400); pm.expect(pm.response.json().reason).to.eql(`no berth`);']}}],
                   'request': {'method': 'POST', 'url': '{{h}}/booking', 'body': {'mode': 'raw', 'raw': '{}'}}},
                  {'name': 'Show', 'request': {'method': 'GET', 'url': '{{h}}/booking/{{bookingId}}'}}]}
                """)) {
            Document made = harbour.post("/booking", "{\"berth\":\"B4\"}").body();
            String id = made.member("bookingid").text();
            assertThat(made.member("booking").member("bookingid").text()).isEqualTo(id);
            assertThat(harbour.get("/booking/" + id).body().member("berth").text())
                    .isEqualTo("B4");
            ServedDescription.Answer refused = harbour.post("/booking", "{\"berth\":");
            assertThat(refused.status()).isEqualTo(400);
            assertThat(refused.text()).isEqualTo("{\"reason\":\"no berth\"}");
        }
    }

    @Test
    void aSignUpBelowACollectionCreatesItsInstances() throws IOException, InterruptedException {
        try (ServedDescription harbour = served("""
                'item': [
                  {'name': 'Sign up', 'event': [{'listen': 'test', 'script': {'exec': [
                      'pm.environment.set(`pilot`, pm.response.json().pilot.id)']}}],
                   'request': {'method': 'POST', 'url': '{{h}}/pilots/register', 'body': {'mode': 'raw',
                     'raw': '{\\'pilot\\': {\\'name\\': \\'Ann\\'}, \\'code\\': \\'x\\'}'}}},
                  {'name': 'Get', 'request': {'method': 'GET', 'url': '{{h}}/pilots/{{pilot}}'}}]}
                """)) {
            ServedDescription.Answer made =
                    harbour.post("/pilots/register", "{\"pilot\":{\"name\":\"Ann\"},\"code\":\"x\"}");
            assertThat(made.text()).contains("\"name\":\"Ann\"").doesNotContain("code");
            String id = made.body().member("pilot").member("id").text();
            assertThat(harbour.get("/pilots/" + id).text()).isEqualTo(made.text());
            assertThat(harbour.get("/pilots/none").status()).isEqualTo(404);
        }
    }

    @Test
    void aVariableThatRequestsSendAsANumberIsOne() throws IOException, InterruptedException {
        try (ServedDescription harbour = served("""
                'item': [
                  {'name': 'Add', 'event': [{'listen': 'test', 'script': {'exec': [
                      'pm.environment.set(`ship`, pm.response.json().ship.id)']}}],
                   'request': {'method': 'POST', 'url': '{{h}}/ships/register', 'body': {'mode': 'raw', 'raw': '{\\'ship\\': {\\'name\\': \\'Ida\\'}}'}}},
                  {'name': 'Get', 'request': {'method': 'GET', 'url': '{{h}}/ships/{{ship}}'}},
                  {'name': 'Tow', 'request': {'method': 'POST', 'url': '{{h}}/tows', 'body': {'mode': 'raw', 'raw': '{\\'ship\\': {{ship}}}'}}}]}
                """)) {
            String id = harbour.post("/ships/register", "{\"ship\":{\"name\":\"Ida\"}}")
                    .body()
                    .member("ship")
                    .member("id")
                    .literal();
            assertThat(id).matches("[1-9][0-9]*");
            assertThat(harbour.get("/ships/" + id).text()).contains("\"name\":\"Ida\"");
            assertThat(harbour.get("/ships/none").status()).isEqualTo(404);
            assertThat(harbour.post("/tows", "{\"ship\":" + id + "}").status()).isEqualTo(200);
            assertThat(harbour.post("/tows", "{\"ship\":\"Ida\"}").status()).isEqualTo(400);
        }
    }

    @Test
    void aMemberOfAnyTypeIsFoundByTextAndByNumber() throws IOException, InterruptedException {
        try (ServedDescription harbour = served("""
                'item': [
                  {'name': 'Add', 'request': {'method': 'POST', 'url': '{{h}}/ships', 'body': {'mode': 'raw', 'raw': '{\\'berth\\': {{berth}}}'}}},
                  {'name': 'Get', 'request': {'method': 'GET', 'url': '{{h}}/ships/:shipId'}},
                  {'name': 'List', 'request': {'method': 'GET', 'url': '{{h}}/ships?berth={{berth}}'}}]}
                """)) {
            for (String berth : List.of("7", "\"7\"", "8", "\"quay\"")) {
                assertThat(harbour.post("/ships", "{\"berth\":" + berth + "}").status())
                        .isEqualTo(201);
            }
            assertThat(harbour.get("/ships?berth=7").body().elements()).hasSize(2);
            assertThat(harbour.get("/ships?berth=quay").body().elements()).hasSize(1);
            assertThat(harbour.get("/ships?berth=9").text()).isEqualTo("[]");
        }
    }

    @Test
    void aPageAfterTheLastHasTheNumberThatTheClientSent() throws IOException, InterruptedException {
        try (ServedDescription harbour = served("""
                'item': [
                  {'name': 'List', 'request': {'method': 'GET', 'url': '{{h}}/ships?page=1&per_page=2'}, 'response': [
                    {'code': 200, 'body': '{\\'page\\': 1, \\'per_page\\': 2, \\'total\\': 1, \\'total_pages\\': 1, \\'data\\': [{\\'id\\': 3, \\'name\\': \\'Ida\\'}]}'}]},
                  {'name': 'Add', 'request': {'method': 'POST', 'url': '{{h}}/ships', 'body': {'mode': 'raw', 'raw': '{\\'name\\': \\'Bea\\'}'}}},
                  {'name': 'Get', 'request': {'method': 'GET', 'url': '{{h}}/ships/3'}}]}
                """)) {
            assertThat(harbour.get("/ships?page=1").body().member("page").literal())
                    .isEqualTo("1");
            Document after = harbour.get("/ships?page=23").body();
            assertThat(after.member("page").literal()).isEqualTo("23");
            assertThat(after.member("data").elements()).isEmpty();
        }
    }

    @Test
    void aListWithAnElementAtTheStartHasOne() throws IOException, InterruptedException {
        String read = "{'name': 'Get', 'request': {'method': 'GET', 'url': '{{h}}/ships/{{shipId}}'}},"
                + "{'name': 'Set', 'request': {'method': 'PUT', 'url': '{{h}}/ships/{{shipId}}', 'body': {'mode': 'raw', 'raw': '{}'}}}]}";
        String list = "'item': [{'name': 'List', 'request': {'method': 'GET', 'url': '{{h}}/ships'},"
                + " 'event': [{'listen': 'test', 'script': {'exec': ['%s']}}]}, ";
        try (ServedDescription harbour =
                served(list.formatted("pm.environment.set(`shipId`, pm.response.json()[0].id)") + read)) {
            assertThat(harbour.get("/ships").texts("id")).containsExactly("1");
            assertThat(harbour.get("/ships/1").status()).isEqualTo(200);
            assertThat(harbour.get("/ships/2").status()).isEqualTo(404);
        }
        // Tests that run for elements only were written where there were some.
        String guarded = "const l = pm.response.json(); if (l.length) { pm.environment.set(`shipId`, l[0].id) }";
        try (ServedDescription harbour = served(list.formatted(guarded) + read)) {
            assertThat(harbour.get("/ships").texts("id")).containsExactly("1");
        }
        String counted = "pm.expect(pm.response.json()).to.be.an(`array`);";
        try (ServedDescription harbour = served(list.formatted(counted) + read)) {
            assertThat(harbour.get("/ships").text()).isEqualTo("[]");
        }
    }

    @Test
    void anInstanceAtTheStartHasTheValuesThatItsListsAreFilteredBy() throws IOException, InterruptedException {
        String tests =
                "'event': [{'listen': 'test', 'script': {'exec': ['const s = pm.response.json(); if (s.length) { pm.expect(s[0]).to.have.property(`flag`) }']}}]";
        try (ServedDescription harbour = served("""
                'item': [
                  {'name': 'Dutch', %1$s, 'request': {'method': 'GET', 'url': '{{h}}/ships?flag=nl'}},
                  {'name': 'Mine', %1$s, 'request': {'method': 'GET', 'url': '{{h}}/ships?owner={{owner}}'}},
                  {'name': 'Add', 'request': {'method': 'POST', 'url': '{{h}}/ships', 'body': {'mode': 'raw', 'raw': '{\\'slug\\': \\'ida\\', \\'flag\\': \\'be\\', \\'owner\\': \\'Ann\\'}'}}},
                  {'name': 'Get', 'request': {'method': 'GET', 'url': '{{h}}/ships/{{slug}}'}}]}
                """.formatted(tests))) {
            assertThat(harbour.get("/ships?flag=nl").texts("slug")).containsExactly("1");
            assertThat(harbour.get("/ships?flag=be").text()).isEqualTo("[]");
            assertThat(harbour.get("/ships?owner=Ann").text()).isEqualTo("[]");
        }
    }
}
