package dev.ectype.compiler.ingest.postman;

import static dev.ectype.compiler.ingest.postman.CollectionCompiler.item;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.json.JsonPrinter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class PostmanIngestorTest {
    private static final String SECRET = "hunter2-and-more";

    private static String bakery() throws IOException {
        try (InputStream file =
                Objects.requireNonNull(PostmanIngestorTest.class.getResourceAsStream("/ingest/postman/bakery.json"))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void requestsBecomeOperationsAndFoldersBecomeTags() throws IOException {
        CollectionCompiler bakery = CollectionCompiler.compile(bakery());
        assertThat(bakery.findings()).isEmpty();
        assertThat(bakery.text("info"))
                .isEqualTo("{\"title\":\"Bakery\",\"version\":\"2.1.0\",\"description\":\"Loaves and their bakers.\"}");
        assertThat(bakery.text("servers")).isEqualTo("[{\"url\":\"https://bakery.example/v2\"}]");
        assertThat(bakery.compilation().graph().model().endpoints())
                .extracting(endpoint -> endpoint.binding().words() + " " + endpoint.id() + " "
                        + endpoint.text().tags())
                .containsExactlyInAnyOrder(
                        "GET /loaves listLoaves [Loaves]",
                        "POST /loaves createLoaf [Loaves]",
                        "GET /loaves/{loafId} getLoaf [Loaves]",
                        "DELETE /loaves/{loafId} deleteLoaf [Loaves]",
                        "POST /loaves/{loafId}/photos addPhoto [Loaves, Photos]",
                        "PUT /loaves/{loafId}/label replaceLabel [Loaves, Photos]",
                        "POST /sessions signIn []",
                        "POST /graphql queryBakers []");
    }

    @Test
    void parametersAndBodiesOfAllModesAreDescribed() throws IOException {
        CollectionCompiler bakery = CollectionCompiler.compile(bakery());
        assertThat(bakery.text("paths", "/loaves", "get", "parameters"))
                .isEqualTo(
                        "[{\"name\":\"size\",\"in\":\"query\",\"schema\":{\"type\":\"string\"},\"example\":\"M\"},"
                                + "{\"name\":\"stale\",\"in\":\"query\",\"schema\":{\"type\":\"boolean\"},\"example\":true},"
                                + "{\"name\":\"X-Region\",\"in\":\"header\",\"schema\":{\"type\":\"string\"},\"example\":\"north\"}]");
        assertThat(bakery.text("paths", "/loaves", "post", "requestBody", "content", "application/json", "schema"))
                .isEqualTo("{\"type\":\"object\",\"properties\":{\"name\":{\"type\":\"string\"},"
                        + "\"size\":{\"type\":\"string\"},\"grams\":{\"type\":\"integer\"}}}");
        assertThat(bakery.text("paths", "/loaves/{loafId}/photos", "post", "requestBody", "content"))
                .isEqualTo(
                        "{\"multipart/form-data\":{\"schema\":{\"type\":\"object\",\"properties\":"
                                + "{\"caption\":{\"type\":\"string\"},\"photo\":{\"type\":\"string\",\"format\":\"binary\"}}}}}");
        assertThat(bakery.text("paths", "/loaves/{loafId}/label", "put", "requestBody", "content"))
                .isEqualTo("{\"image/png\":{\"schema\":{\"type\":\"string\",\"format\":\"binary\"}}}");
        assertThat(bakery.text("paths", "/sessions", "post", "requestBody", "content"))
                .contains("application/x-www-form-urlencoded", "\"user\":{\"type\":\"string\"}");
        assertThat(bakery.text("paths", "/graphql", "post", "requestBody", "content", "application/json", "schema"))
                .isEqualTo("{\"type\":\"object\",\"properties\":{\"query\":{\"type\":\"string\"},"
                        + "\"variables\":{\"type\":\"object\",\"properties\":{\"first\":{\"type\":\"integer\"}}}}}");
    }

    @Test
    void authenticationIsInheritedAndNoneMeansNone() throws IOException {
        CollectionCompiler bakery = CollectionCompiler.compile(bakery());
        assertThat(bakery.text("components", "securitySchemes"))
                .isEqualTo(
                        "{\"header-X-Bakery-Key\":{\"type\":\"apiKey\",\"in\":\"header\",\"name\":\"X-Bakery-Key\"}}");
        assertThat(bakery.text("paths", "/loaves/{loafId}/label", "put", "security"))
                .isEqualTo("[{\"header-X-Bakery-Key\":[]}]");
        assertThat(bakery.text("paths", "/sessions", "post", "security")).isEqualTo("none");
    }

    @Test
    void savedResponsesAreExamplesAndTheStateAtTheStart() throws IOException {
        CollectionCompiler bakery = CollectionCompiler.compile(bakery());
        assertThat(bakery.start())
                .contains("{\"id\":7,\"name\":\"Rye\",\"size\":\"M\",\"grams\":900}")
                .contains("{\"id\":8,\"name\":\"Spelt\",\"size\":\"M\",\"grams\":650}");
        assertThat(bakery.text(
                        "paths",
                        "/loaves/{loafId}",
                        "get",
                        "responses",
                        "200",
                        "content",
                        "application/json",
                        "example"))
                .isEqualTo("{\"id\":7,\"name\":\"Rye\",\"size\":\"M\",\"grams\":900}");
    }

    @Test
    void requestsWithoutResponsesShareTheTypeOfTheirResource() {
        CollectionCompiler quay = CollectionCompiler.items(
                item("Add ship", "POST", "{{host}}/ships", "{\"ship\": \"Ida\", \"secret\": \"s\"}", List.of()),
                item("List ships", "GET", "{{host}}/ships"),
                item("Get ship", "GET", "{{host}}/ships/:id"),
                item("Scrap ship", "DELETE", "{{host}}/ships/:id"));
        String type = "{\"type\":\"object\",\"properties\":{\"id\":{\"type\":\"string\"},"
                + "\"ship\":{\"type\":\"string\"}},\"required\":[\"id\",\"ship\"]}";
        assertThat(quay.text("components", "schemas")).isEqualTo("{\"Ship\":" + type + "}");
        String reference = "{\"$ref\":\"#/components/schemas/Ship\"}";
        assertThat(quay.text("paths", "/ships", "post", "responses", "201", "content", "application/json", "schema"))
                .isEqualTo(reference);
        assertThat(quay.text("paths", "/ships", "get", "responses", "200", "content", "application/json", "schema"))
                .isEqualTo("{\"type\":\"array\",\"items\":" + reference + "}");
        assertThat(quay.text("paths", "/ships/{id}", "get", "responses", "200")).contains(reference);
        assertThat(quay.text("paths", "/ships/{id}", "delete", "responses"))
                .isEqualTo("{\"204\":{\"description\":\"As requests and tests state.\"}}");
    }

    @Test
    void assertionsDecideTheStatusTheMembersAndTheHeaders() {
        CollectionCompiler quay = CollectionCompiler.items(item(
                "Moor",
                "POST",
                "{{host}}/moorings",
                "{\"mooring\": {\"berth\": \"B4\"}}",
                List.of(
                        "pm.response.to.have.status(202);",
                        "const body = pm.response.json();",
                        "pm.expect(body.mooring).to.have.property('since');",
                        "pm.expect(body.mooring.metres).to.be.a('number');",
                        "pm.response.to.have.header('X-Harbour');")));
        assertThat(quay.text("paths", "/moorings", "post", "responses"))
                .isEqualTo(
                        "{\"202\":{\"description\":\"As requests and tests state.\",\"headers\":{\"X-Harbour\":{\"schema\":"
                                + "{\"type\":\"string\"}}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\","
                                + "\"properties\":{\"mooring\":{\"type\":\"object\",\"properties\":"
                                + "{\"berth\":{\"type\":\"string\"},\"since\":{\"type\":\"string\"},\"metres\":{\"type\":\"number\"}},"
                                + "\"required\":[\"berth\",\"since\",\"metres\"]}},\"required\":[\"mooring\"]}}}}}");
    }

    @Test
    void aRequestThatIsStatedToSucceedNeedsItsInstanceAtTheStart() {
        String create = item("Create", "POST", "{{host}}/ships", "{\"name\": \"Ida\"}", List.of());
        List<String> succeeds = List.of("pm.response.to.have.status(200)");
        assertThat(CollectionCompiler.items(create, item("Get", "GET", "{{host}}/ships/41", "", succeeds))
                        .start())
                .isEqualTo("{\"ships\":[{\"id\":41}]}");
        String setting = item(
                "Create",
                "POST",
                "{{host}}/ships",
                "{\"name\": \"Ida\"}",
                List.of("pm.environment.set('ship', pm.response.json().id)"));
        assertThat(CollectionCompiler.items(setting, item("Get", "GET", "{{host}}/ships/{{ship}}", "", succeeds))
                        .start())
                .isEqualTo("none");
    }

    @Test
    void environmentsDecideUrlsAndSecretsAppearNowhere() {
        String collection = CollectionCompiler.collection(
                item("List", "GET", "{{origin}}/ships?limit={{limit}}&key={{token}}"),
                item("Add", "POST", "{{origin}}/ships", "{\"name\": \"{{name}}\", \"pin\": {{pin}}}", List.of()));
        CollectionCompiler quay = CollectionCompiler.compile(
                collection,
                """
                {"name": "test", "values": [
                  {"key": "origin", "value": "https://old.example", "enabled": true},
                  {"key": "limit", "value": "%1$s", "enabled": true},
                  {"key": "pin", "value": "4711", "enabled": true},
                  {"key": "name", "value": "%1$s", "enabled": true},
                  {"key": "token", "value": "%1$s", "type": "secret", "enabled": true}]}
                """.formatted(SECRET),
                "{\"values\": [{\"key\": \"origin\", \"value\": \"https://user:" + SECRET + "@quay.example/api\"}]}");
        assertThat(quay.text("servers")).isEqualTo("[{\"url\":\"https://quay.example/api\"}]");
        assertThat(quay.text("paths", "/ships", "post", "requestBody")).contains("\"pin\":{\"type\":\"integer\"}");
        assertThat(JsonPrinter.compact(quay.description())).doesNotContain(SECRET, "4711");
        assertThat(quay.compilation().emission().plan()).doesNotContain(SECRET, "4711");
    }

    @Test
    void credentialsOfCollectionsAppearNowhere() {
        String auth = """
                {"name": "Get", "request": {"method": "GET", "url": "https://quay.example/ships",
                  "auth": {"type": "basic", "basic": [{"key": "username", "value": "ann"}, {"key": "password", "value": "%1$s"}]}}},
                {"name": "Me", "request": {"method": "GET", "url": "https://quay.example/me",
                  "header": [{"key": "Authorization", "value": "Token %1$s"}]}}
                """.formatted(SECRET);
        CollectionCompiler quay = CollectionCompiler.compile(CollectionCompiler.collection(auth));
        assertThat(quay.text("components", "securitySchemes"))
                .isEqualTo("{\"basic\":{\"type\":\"http\",\"scheme\":\"basic\"},"
                        + "\"token\":{\"type\":\"http\",\"scheme\":\"token\"}}");
        assertThat(JsonPrinter.compact(quay.description())).doesNotContain(SECRET);
    }

    @Test
    void placeholdersOfExportedDescriptionsAreTypes() {
        String item = """
                {"name": "Get ship", "request": {"method": "GET", "url": {"host": ["{{baseUrl}}"], "path": ["ships", ":id"],
                   "variable": [{"key": "id", "value": "<uuid>"}], "query": [{"key": "page", "value": "<integer>"}]}},
                 "response": [{"code": 200, "name": "OK", "header": [{"key": "Content-Type", "value": "application/json"}],
                   "body": "{\\"id\\": \\"<uuid>\\", \\"crew\\": [{\\"age\\": \\"<integer>\\"}], \\"next\\": \\"<Circular reference to Ship>\\"}"}]}
                """;
        CollectionCompiler quay = CollectionCompiler.compile(CollectionCompiler.collection(item));
        assertThat(quay.text("paths", "/ships/{id}", "get", "responses", "200", "content", "application/json"))
                .isEqualTo(
                        "{\"schema\":{\"type\":\"object\",\"properties\":{\"id\":{\"type\":\"string\",\"format\":\"uuid\"},"
                                + "\"crew\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"properties\":"
                                + "{\"age\":{\"type\":\"integer\"}},\"required\":[\"age\"]}},\"next\":{}},"
                                + "\"required\":[\"id\",\"crew\",\"next\"]}}");
        assertThat(quay.start()).isEqualTo("none");
        assertThat(quay.text("paths", "/ships/{id}", "get", "parameters")).contains("\"name\":\"page\"", "integer");
    }

    @Test
    void versionsTwoAndTwoPointOneAreEqual() {
        String old = """
                {"variables": [], "info": {"name": "Quay", "schema": "https://schema.getpostman.com/json/collection/v2.0.0/collection.json"},
                 "item": [{"name": "Get", "request": {"method": "GET", "url": "{{h}}/ships/1", "header": "X-Zone: a\\nX-Two: b",
                   "auth": {"type": "bearer", "bearer": {"token": "{{t}}"}}},
                   "event": [{"listen": "test", "script": "tests['ok'] = responseCode.code === 200;"}]},
                   {"name": "Home", "request": "{{h}}/home"}]}
                """;
        String current = """
                {"variable": [], "info": {"name": "Quay", "schema": "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"},
                 "item": [{"name": "Get", "request": {"method": "GET", "url": {"raw": "{{h}}/ships/1", "host": ["{{h}}"], "path": ["ships", "1"]},
                   "header": [{"key": "X-Zone", "value": "a"}, {"key": "X-Two", "value": "b"}],
                   "auth": {"type": "bearer", "bearer": [{"key": "token", "value": "{{t}}"}]}},
                   "event": [{"listen": "test", "script": {"exec": ["pm.test('ok', () => pm.expect(pm.response.code).to.equal(200));"]}}]},
                   {"name": "Home", "request": {"method": "GET", "url": {"raw": "{{h}}/home"}}}]}
                """;
        assertThat(JsonPrinter.compact(CollectionCompiler.compile(old).description()))
                .isEqualTo(
                        JsonPrinter.compact(CollectionCompiler.compile(current).description()));
    }

    @Test
    void methodsThatAreNotEmulatedAreNamed() {
        assertThat(CollectionCompiler.items(item("Copy", "COPY", "{{h}}/a"), item("Get", "GET", "{{h}}/a"))
                        .findings())
                .anyMatch(finding -> finding.contains("ECT2019")
                        && finding.contains("the request \"Copy\" has the method COPY, which is not emulated"));
    }
}
