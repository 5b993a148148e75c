package dev.ectype.controlplane.platform.telemetry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.PlaneProcess;
import dev.ectype.controlplane.PostgresServer;
import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import dev.ectype.controlplane.signin.TestBrowser;
import dev.ectype.controlplane.signin.TestMails;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Secrets are planted wherever clients and operators put some, and then looked for in everything that comes out. */
class SecretsTest {
    private static final JsonMapper JSON = JsonMapper.shared();

    private final Map<String, String> secrets = new TreeMap<>();
    private final Map<String, String> outputs = new LinkedHashMap<>();

    @TempDir
    private Path folder;

    @Test
    void noSecretComesOut() throws Exception {
        String applicationKey = plant("application key", ApplicationKey.make());
        ApplicationKey key = ApplicationKey.parse(applicationKey);
        plant("database password of the application", key.password("database application"));
        plant("database password of an operator", "p@ss word");
        plant("database password of an operator in an address", "p%40ss%20word");
        int metrics = freePort();
        Map<String, String> environment = Map.of(
                "ECTYPE_APPLICATION_KEY",
                applicationKey,
                "ECTYPE_REDIS",
                "redis://default:" + plant("password of Redis", "canary-redis") + "@127.0.0.1:1",
                "ECTYPE_METRICS_PORT",
                Integer.toString(metrics),
                "ECTYPE_USAGE_FLUSH",
                "200ms");
        Path data = folder.resolve("data");
        try (PostgresServer postgres = PostgresServer.start()) {
            try (PlaneProcess plane = PlaneProcess.start(data, environment, "--database", postgres.address())) {
                Client admin = plane.client(plant("first key", plane.adminKey()));
                use(plane, admin, postgres);
                signIn(plane);
                outputs.put("metrics", read(metrics));
                outputs.put("events", admin.get("/v1/events?limit=100").is(200).body());
                outputs.put("keys", admin.get("/v1/api-keys?limit=100").is(200).body());
                outputs.put("usage", admin.get("/v1/usage?limit=100").is(200).body());
                postgres.stop();
                answer("without a database", admin.get("/v1/projects?token=" + plant("query 2", "canary-query-2")));
                postgres.resume();
                await(admin);
                outputs.put("rows", rows(postgres));
                plane.terminate();
                outputs.put("standard output", plane.printed());
                outputs.put("standard error", Files.readString(plane.log()));
            }
        }
        assertThat(secrets).hasSizeGreaterThanOrEqualTo(20);
        assertThat(outputs.get("events")).contains("api_key.created", "api_key.rotated");
        assertThat(outputs.get("standard error")).contains("Redis is not reachable");
        assertThat(found()).isEmpty();
        assertLinesAreWhatTheyShouldBe(outputs.get("standard error"));
    }

    /** Signs in with a link, and with right and wrong passwords and codes. */
    private void signIn(PlaneProcess plane) {
        String link = plane.printed("sign-in");
        String token = plant("token of a link", TestMails.token(link));
        String password = plant("password", "canary password of a member");
        TestBrowser browser = new TestBrowser(plane.address());
        assertThat(browser.get(link).statusCode()).isEqualTo(200);
        Map<String, String> form = Map.of("token", token, "email", "ada@example.com", "password", password);
        assertThat(browser.post("/sign-in/link", form).statusCode()).isEqualTo(303);
        plant("session of a member", browser.cookie("service_session"));
        Client member = plane.client("none")
                .bare()
                .with("Cookie", "service_session=" + browser.cookie("service_session"))
                .with("Origin", TestBrowser.origin(plane.address()));
        plant(
                "secret of an authenticator",
                member.post("/v1/me/totp", "{}").is(201).text("secret"));
        for (String wrong : List.of("canary-wrong-password", "canary-other-password")) {
            Map<String, String> refused = Map.of(
                    "email", "ada@example.com", "password", plant("password " + wrong, wrong), "code", "canary-code");
            assertThat(browser.post("/sign-in", refused).statusCode()).isEqualTo(403);
        }
        plant("wrong code", "canary-code");
    }

    /** Requests that do well, and requests that fail, with a secret in each place where one may stand. */
    private void use(PlaneProcess plane, Client admin, PostgresServer postgres) throws Exception {
        Client nobody = admin.bare();
        Reply made = admin.post("/v1/api-keys", "{\"name\":\"CI\",\"scope\":\"write\"}")
                .is(201);
        String written = plant("key", made.text("key"));
        plant(
                "key that follows",
                admin.with("Idempotency-Key", "rotation")
                        .post("/v1/api-keys", "{\"rotate\":\"" + made.text("id") + "\"}")
                        .is(201)
                        .text("key"));
        String session = plant("session", "canary-session-0123456789");
        issue(session, postgres);
        answer(
                "session as bearer",
                nobody.with("Authorization", "Bearer " + session).get("/v1/me").is(200));
        answer(
                "session as cookie",
                nobody.with("Cookie", "service_session=" + session)
                        .get("/v1/me")
                        .is(200));
        answer(
                "unknown key",
                nobody.with("x-service-key", plant("unknown key", written.substring(0, 20) + "0".repeat(30)))
                        .get("/v1/me")
                        .is(401));
        answer(
                "other header",
                nobody.with("x-service-api-key", plant("other header", "canary-other-header"))
                        .get("/v1/me")
                        .is(401));
        answer(
                "unknown session",
                nobody.with("Authorization", "Bearer " + plant("unknown session", "canary-unknown-session"))
                        .post("/v1/projects", "{}")
                        .is(401));
        answer(
                "basic",
                nobody.with("Authorization", "Basic " + plant("basic", "Y2FuYXJ5OmJhc2lj"))
                        .get("/v1/me")
                        .is(401));
        answer(
                "cookie",
                nobody.with("Cookie", "service_session=" + plant("unknown cookie", "canary-cookie"))
                        .get("/v1/me")
                        .is(401));
        answer(
                "two",
                nobody.with("x-service-key", plant("first of two", "canary-first-of-two"))
                        .with("Authorization", "Bearer " + plant("second of two", "canary-second-of-two"))
                        .get("/v1/me")
                        .is(400));
        bodies(admin);
        answer(
                "query",
                admin.get("/v1/projects?api_key=" + plant("query", "canary-query"))
                        .is(200));
        answer(
                "query of no route",
                admin.get("/v1/none?key=" + plant("query 3", "canary-query-3")).is(404));
        answer(
                "other headers",
                admin.with("Proxy-Authorization", "Basic " + plant("proxy", "canary-proxy"))
                        .with("X-Api-Key", plant("key of another service", "canary-foreign-key"))
                        .with("Referer", "https://u:" + plant("referrer", "canary-referrer") + "@example.com/")
                        .with("Cookie", "other=" + plant("other cookie", "canary-other-cookie"))
                        .get("/v1/projects/none")
                        .is(404));
        Thread.sleep(600);
    }

    private void bodies(Client admin) {
        Client keyed = admin.with("Idempotency-Key", "secrets");
        answer(
                "unknown member",
                keyed.post(
                                "/v1/projects",
                                "{\"name\":\"a\",\"clientSecret\":\"" + plant("member", "canary-member") + "\"}")
                        .is(400));
        answer(
                "provider",
                keyed.post(
                        "/v1/sso/providers",
                        "{\"type\":\"oidc\",\"name\":\"x\",\"emailDomain\":\"example.com\",\"issuer\":\"https://127.0.0.1:1\","
                                + "\"clientId\":\"c\",\"clientSecret\":\""
                                + plant("client secret", "canary-client-secret")
                                + "\"}"));
        answer(
                "provider with a fault",
                admin.post(
                        "/v1/sso/providers",
                        "{\"type\":\"saml\",\"clientSecret\":\"" + plant("client secret 2", "canary-client-secret-2")
                                + "\"}"));
        answer(
                "no JSON",
                admin.post("/v1/projects", "{\"password\": " + plant("syntax", "canaryInSyntax") + "}")
                        .is(400));
        answer(
                "other type",
                admin.post("/v1/projects", "{\"name\":[\"" + plant("type", "canary-type") + "\"]}")
                        .is(400));
        answer(
                "other media type",
                admin.with("Content-Type", "text/plain")
                        .post("/v1/projects", plant("text", "canary-text"))
                        .is(415));
    }

    private String plant(String place, String secret) {
        secrets.put(place, secret);
        return secret;
    }

    private void answer(String name, Reply reply) {
        outputs.put("answer: " + name, reply.body() + reply.http().headers().map());
    }

    /** Where which secret stands, as it is or as a column of bytes is printed. */
    private List<String> found() {
        List<String> found = new ArrayList<>();
        outputs.forEach((output, text) -> secrets.forEach((place, secret) -> {
            String hex = HexFormat.of().formatHex(secret.getBytes(StandardCharsets.UTF_8));
            if (text.contains(secret) || text.contains(hex)) {
                found.add(place + " in " + output);
            }
        }));
        return found;
    }

    /** A session, as signing in would make one. */
    private static void issue(String token, PostgresServer postgres) throws Exception {
        byte[] hash = MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
        try (Connection connection = postgres.superuser();
                Statement statement = connection.createStatement()) {
            statement.execute("insert into users (id, organization_id, email, scope, created_at)"
                    + " select gen_random_uuid(), id, 'a@example.com', 'admin', now() from organizations");
            statement.execute("insert into sessions (id, organization_id, user_id, hash, created_at, expires_at)"
                    + " select gen_random_uuid(), organization_id, id, '\\x"
                    + HexFormat.of().formatHex(hash)
                    + "', now(), now() + interval '1 hour' from users");
        }
    }

    /** All rows of all tables, as text. */
    private static String rows(PostgresServer postgres) throws Exception {
        StringBuilder rows = new StringBuilder();
        List<String> tables = new ArrayList<>();
        try (Connection connection = postgres.superuser();
                Statement statement = connection.createStatement()) {
            try (ResultSet found = statement.executeQuery(
                    "select quote_ident(relname) from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace")) {
                while (found.next()) {
                    tables.add(found.getString(1));
                }
            }
            for (String table : tables) {
                try (ResultSet found = statement.executeQuery("select t::text from " + table + " t")) {
                    while (found.next()) {
                        rows.append(table).append(found.getString(1)).append('\n');
                    }
                }
            }
        }
        assertThat(rows).contains("idempotent_replies", "api_keys", "usage_days");
        return rows.toString();
    }

    /** Asserts that each line is a JSON object and that lines name requests by their routes. */
    private static void assertLinesAreWhatTheyShouldBe(String log) {
        List<JsonNode> lines = log.lines()
                .filter(line -> line.startsWith("{"))
                .map(JSON::readTree)
                .filter(line -> line.path("log").path("logger").asString("").endsWith(".access"))
                .toList();
        assertThat(lines).hasSizeGreaterThan(20);
        assertThat(lines).anySatisfy(line -> {
            assertThat(line.get("message").asString()).matches("GET /v1/projects/\\{id\\} 404 \\d+ ms");
            assertThat(line.at("/http/request/method").asString()).isEqualTo("GET");
            assertThat(line.at("/http/route").asString()).isEqualTo("/v1/projects/{id}");
            assertThat(line.at("/http/response/status_code").asInt()).isEqualTo(404);
            assertThat(line.at("/event/duration").asLong()).isPositive();
            assertThat(line.at("/organization/id").asString()).startsWith("org_");
            assertThat(line.at("/user/id").asString()).startsWith("key_");
            assertThat(line.get("requestId").asString()).hasSize(32);
        });
    }

    private static String read(int port) throws Exception {
        return HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/metrics"))
                                .build(),
                        HttpResponse.BodyHandlers.ofString())
                .body();
    }

    private static int freePort() throws Exception {
        try (ServerSocket any = new ServerSocket(0)) {
            return any.getLocalPort();
        }
    }

    private static void await(Client client) {
        while (client.get("/v1/health/ready").status() != 200) {
            Thread.onSpinWait();
        }
    }
}
