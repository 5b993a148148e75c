package dev.ectype.controlplane;

import static dev.ectype.controlplane.Tries.describe;
import static dev.ectype.controlplane.Tries.neverMade;
import static dev.ectype.controlplane.Tries.path;
import static dev.ectype.controlplane.Tries.send;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.Described.Operation;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.ApiKeyText;
import dev.ectype.controlplane.platform.auth.Scope;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Every route of the description, tried by everybody who may not call it and by one who may. */
class AuthorizationMatrixTest {
    private static final int LONG_TEXT = 100_000;
    private static final int LONG_LIST = 10_001;
    private static final List<String> SCOPES = List.of("read", "write", "admin");

    private static final ControlPlane PLANE = ControlPlane.shared();
    private static final Described DESCRIBED = Described.by(PLANE);
    private static final Instances INSTANCES = new Instances(DESCRIBED);

    private static Client revoked;
    private static Client expired;

    @BeforeAll
    static void endKeys() {
        Client admin = PLANE.organization(Plan.ENTERPRISE);
        Reply made = admin.post("/v1/api-keys", "{\"name\":\"a\",\"scope\":\"admin\"}")
                .is(201);
        revoked = PLANE.client(made.text("key"));
        admin.delete("/v1/api-keys/" + made.text("id")).is(204);
        String soon = Instant.now().plusMillis(500).toString();
        expired = PLANE.client(
                admin.post("/v1/api-keys", "{\"name\":\"b\",\"scope\":\"admin\",\"expiresAt\":\"" + soon + "\"}")
                        .is(201)
                        .text("key"));
        Awaitility.await().until(() -> expired.get("/v1/me").status() == 401);
    }

    @TestFactory
    Stream<DynamicContainer> everyRoute() {
        return DESCRIBED.operations().stream().map(operation -> dynamicContainer(operation.name(), cells(operation)));
    }

    private static List<DynamicTest> cells(Operation operation) {
        List<DynamicTest> cells = new ArrayList<>();
        add(cells, "no key", () -> nobody(operation));
        add(cells, "a revoked key", () -> ended(operation, revoked));
        add(cells, "an expired key", () -> ended(operation, expired));
        add(cells, "a key that never was", () -> ended(operation, unknownKey()));
        add(cells, "its own caller", () -> owner(operation));
        int needed = SCOPES.indexOf(operation.scope());
        for (int smaller = 0; smaller < needed; smaller++) {
            String scope = SCOPES.get(smaller);
            add(cells, "the scope " + scope, () -> smallerScope(operation, scope));
        }
        if (operation.needsSession()) {
            add(cells, "a key", () -> key(operation));
        }
        if (operation.node().has("x-required-plan")) {
            add(cells, "a smaller plan", () -> smallerPlan(operation));
        }
        if (operation.path().contains("{")) {
            add(cells, "an unknown id", () -> unknown(operation));
            if (!operation.isPublic()) {
                add(cells, "another organization's id", () -> foreign(operation));
            }
        }
        bodies(operation, cells);
        if (operation.node().path("parameters").toString().contains("/Limit")) {
            add(cells, "a page that is too long", () -> tooMany(operation));
        }
        return cells;
    }

    private static void bodies(Operation operation, List<DynamicTest> cells) {
        if (operation.body().isMissingNode()) {
            return;
        }
        if (closed(operation)) {
            add(
                    cells,
                    "an extra property",
                    () -> refused(operation, "unexpected", "unknown", body -> body.put("unexpected", 1)));
        }
        add(cells, "another media type", () -> {
            Client owner = PLANE.organization(Plan.ENTERPRISE);
            Client caller = operation.needsSession() ? caller(operation, owner) : owner;
            send(operation, caller.with("Content-Type", "text/plain"), INSTANCES.values(operation, owner), "hello")
                    .problem(415, "SERVICE_UNSUPPORTED_MEDIA_TYPE");
        });
        for (Map.Entry<String, JsonNode> member : members(operation).properties()) {
            String name = member.getKey();
            JsonNode schema = member.getValue();
            if (is(schema, "string")
                    && !schema.has("enum")
                    && !schema.path("format").asString("").equals("date-time")) {
                add(
                        cells,
                        "over-long " + name,
                        () -> refused(operation, name, null, body -> body.put(name, "a".repeat(LONG_TEXT))));
            } else if (is(schema, "array")) {
                add(
                        cells,
                        "over-long " + name,
                        () -> refused(operation, name, null, body -> {
                            JsonNode item = body.path(name).path(0);
                            var list = body.putArray(name);
                            for (int at = 0; at < LONG_LIST; at++) {
                                list.add(item.isMissingNode() ? list.stringNode("a") : item);
                            }
                        }));
            }
        }
    }

    private static void nobody(Operation operation) {
        if (operation.isPublic()) {
            described(operation, send(operation, PLANE.nobody(), INSTANCES.values(operation, PLANE.nobody()), null));
        } else {
            Client owner = PLANE.organization(Plan.ENTERPRISE);
            send(operation, PLANE.nobody(), INSTANCES.values(operation, owner), INSTANCES.body(operation, owner))
                    .problem(401, "SERVICE_UNAUTHENTICATED");
        }
    }

    private static void ended(Operation operation, Client caller) {
        Client owner = PLANE.organization(Plan.ENTERPRISE);
        Reply reply = send(operation, caller, INSTANCES.values(operation, owner), INSTANCES.body(operation, owner));
        if (operation.path().startsWith("/v1/health/") || operation.path().startsWith("/api/auth/sso/")) {
            // Probes and sign-ins respond to every caller.
            described(operation, reply);
            return;
        }
        reply.problem(401, "SERVICE_UNAUTHENTICATED");
        assertThat(reply.header("WWW-Authenticate")).isNotNull();
    }

    /** One who may: with a key of the very scope that the route asks for. */
    private static void owner(Operation operation) {
        Client owner = PLANE.organization(Plan.ENTERPRISE);
        Client caller = operation.isPublic() ? owner : caller(operation, owner);
        described(
                operation,
                send(operation, caller, INSTANCES.values(operation, owner), INSTANCES.body(operation, owner)));
    }

    /** A key of the scope that the route asks for, or the session of such a member. */
    private static Client caller(Operation operation, Client owner) {
        if (operation.needsSession()) {
            return Instances.session(owner, operation.scope());
        }
        // Members of any scope end their own sessions, and only administrators those of others.
        String scope = operation.name().equals("DELETE /v1/sessions/{id}") ? "admin" : operation.scope();
        return owner.key(scope);
    }

    private static void key(Operation operation) {
        Client owner = PLANE.organization(Plan.ENTERPRISE);
        Reply reply = send(operation, owner, INSTANCES.values(operation, owner), INSTANCES.body(operation, owner))
                .problem(403, "SERVICE_FORBIDDEN");
        assertThat(reply.json().at("/details/required").asString()).isEqualTo("session");
    }

    private static void smallerScope(Operation operation, String scope) {
        Client owner = PLANE.organization(Plan.ENTERPRISE);
        List<String> values = INSTANCES.values(operation, owner);
        String body = INSTANCES.body(operation, owner);
        Reply reply = send(operation, owner.key(scope), values, body).problem(403, "SERVICE_FORBIDDEN");
        assertThat(reply.json().at("/details/required").asString()).isEqualTo(operation.scope());
        described(operation, send(operation, caller(operation, owner), values, body));
    }

    private static void smallerPlan(Operation operation) {
        String needed = operation.node().get("x-required-plan").asString();
        Plan smaller = Plan.values()[Plan.of(needed).ordinal() - 1];
        Client caller = PLANE.organization(smaller);
        Client other = PLANE.organization(Plan.ENTERPRISE);
        Reply reply = send(operation, caller, INSTANCES.values(operation, other), INSTANCES.body(operation, other))
                .problem(403, "SERVICE_FORBIDDEN");
        assertThat(reply.json().at("/details/required").asString()).isEqualTo(needed);
    }

    private static void unknown(Operation operation) {
        Client owner = PLANE.organization(Plan.ENTERPRISE);
        List<String> values = INSTANCES.values(operation, owner);
        for (int at = 0; at < values.size(); at++) {
            List<String> wrong = new ArrayList<>(values);
            wrong.set(at, neverMade(values.get(at)));
            send(operation, owner, wrong, INSTANCES.body(operation, owner)).problem(404, "SERVICE_NOT_FOUND");
            wrong.set(at, "a".repeat(1000));
            send(operation, owner, wrong, INSTANCES.body(operation, owner)).problem(404, "SERVICE_NOT_FOUND");
        }
    }

    /** Whatever part of a path is another's, the reply is that to what never was; and it was there, since its owner reaches it. */
    private static void foreign(Operation operation) {
        Client owner = PLANE.organization(Plan.ENTERPRISE);
        Client stranger = PLANE.organization(Plan.ENTERPRISE);
        List<String> theirs = INSTANCES.values(operation, owner);
        List<String> own = INSTANCES.values(operation, stranger);
        String body = INSTANCES.body(operation, stranger);
        List<List<String>> tries = new ArrayList<>(List.of(theirs));
        for (int at = 0; at < theirs.size() && theirs.size() > 1; at++) {
            List<String> mixed = new ArrayList<>(own);
            mixed.set(at, theirs.get(at));
            // Numbers below an instance are not those of one organization.
            if (!mixed.equals(own)) {
                tries.add(mixed);
            }
        }
        for (List<String> values : tries) {
            List<String> none = new ArrayList<>();
            for (int at = 0; at < values.size(); at++) {
                none.add(values.get(at).equals(own.get(at)) ? own.get(at) : neverMade(values.get(at)));
            }
            Reply foreign = send(operation, stranger, values, body).problem(404, "SERVICE_NOT_FOUND");
            Reply absent = send(operation, stranger, none, body).problem(404, "SERVICE_NOT_FOUND");
            assertThat(describe(foreign, values)).isEqualTo(describe(absent, none));
            assertThat(headers(foreign)).isEqualTo(headers(absent));
        }
        described(operation, send(operation, owner, theirs, INSTANCES.body(operation, owner)));
    }

    /** Without the header that depends on whether the body arrived together with its headers. */
    private static Set<String> headers(Reply reply) {
        Set<String> names = new TreeSet<>(reply.http().headers().map().keySet());
        names.remove("connection");
        return names;
    }

    private static void refused(
            Operation operation, String field, String rule, java.util.function.Consumer<ObjectNode> change) {
        Client owner = PLANE.organization(Plan.ENTERPRISE);
        List<String> values = INSTANCES.values(operation, owner);
        ObjectNode body = (ObjectNode) Client.json(INSTANCES.body(operation, owner));
        change.accept(body);
        Client caller = operation.needsSession() ? caller(operation, owner) : owner;
        Reply reply = send(operation, caller, values, body.toString()).problem(400, "SERVICE_INVALID_REQUEST");
        assertThat(reply.json().at("/details/fields").toString()).contains("\"path\":\"" + field);
        if (rule != null) {
            assertThat(reply.json().at("/details/fields/0/rule").asString()).isEqualTo(rule);
        }
    }

    private static void tooMany(Operation operation) {
        Client owner = PLANE.organization(Plan.ENTERPRISE);
        for (String wrong :
                List.of("limit=101", "limit=0", "limit=-1", "limit=99999999999", "cursor=" + "a".repeat(3000))) {
            String path = path(operation, INSTANCES.values(operation, owner));
            owner.get(path + (path.contains("?") ? "&" : "?") + wrong).problem(400, "SERVICE_INVALID_REQUEST");
        }
    }

    /** Asserts that the route did it, and that the reply is one that the description has. */
    private static void described(Operation operation, Reply reply) {
        assertThat(reply.status())
                .as(reply.request() + " answered " + reply.body())
                .isBetween(200, 299);
        JsonNode response = operation.node().get("responses").path(String.valueOf(reply.status()));
        assertThat(response.isMissingNode())
                .as(operation.name() + " describes " + reply.status())
                .isFalse();
        JsonNode schema = response.at("/content/application~1json/schema");
        if (!schema.isMissingNode()) {
            assertThat(DESCRIBED.faults(schema, reply.json()))
                    .as(operation.name() + " answered " + reply.body())
                    .isEmpty();
        } else if (response.path("content").isMissingNode()) {
            assertThat(reply.body()).as(operation.name()).isEmpty();
        }
    }

    /** Whether a body takes what is described and nothing else; a content, such as that of a snapshot, is no record of ours. */
    private static boolean closed(Operation operation) {
        JsonNode schema = operation.node().at("/requestBody/content/application~1json/schema");
        return DESCRIBED.whole(schema).has("properties");
    }

    private static JsonNode members(Operation operation) {
        JsonNode schema = operation.node().at("/requestBody/content/application~1json/schema");
        return DESCRIBED.whole(schema).path("properties");
    }

    private static boolean is(JsonNode schema, String type) {
        return schema.path("type").toString().contains("\"" + type + "\"");
    }

    private static Client unknownKey() {
        return PLANE.client(ApiKeyText.make(Scope.ADMIN).text());
    }

    private static void add(List<DynamicTest> cells, String name, Executable cell) {
        cells.add(dynamicTest(name, cell));
    }
}
