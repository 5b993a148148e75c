package dev.ectype.controlplane;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.Described.Operation;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.id.IdKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Whatever a body or a query names, another organization's is answered as what never was, and stays as it is. */
class ForeignNamesTest {
    private static final ControlPlane PLANE = ControlPlane.shared();
    private static final Described DESCRIBED = Described.by(PLANE);
    private static final Instances INSTANCES = new Instances(DESCRIBED);

    @TestFactory
    Stream<DynamicTest> everyMemberOfABodyThatNamesSomething() {
        return DESCRIBED.operations().stream()
                .flatMap(operation -> named(operation).stream()
                        .map(named ->
                                dynamicTest(operation.name() + " " + named.path(), () -> body(operation, named))));
    }

    @TestFactory
    Stream<DynamicTest> everyParameterOfAQueryThatNamesSomething() {
        return DESCRIBED.operations().stream()
                .flatMap(operation -> parameters(operation).entrySet().stream()
                        .map(parameter -> dynamicTest(
                                operation.name() + " " + parameter.getKey(),
                                () -> query(operation, parameter.getKey(), parameter.getValue()))));
    }

    @Test
    void noNameIsForgotten() {
        List<String> found = new ArrayList<>();
        DESCRIBED
                .operations()
                .forEach(operation -> named(operation).forEach(named -> found.add(operation.name() + named.path())));
        assertThat(found).contains("POST /v1/api-keys/rotate", "POST /v1/emulators/project");
        for (Operation operation : DESCRIBED.operations()) {
            for (Map.Entry<String, JsonNode> member :
                    schema(operation).path("properties").properties()) {
                if (kind(member.getKey()) != null) {
                    assertThat(member.getValue().has("x-names"))
                            .as(operation.name() + " takes " + member.getKey() + "; mark it with @Names")
                            .isTrue();
                }
            }
        }
    }

    private static void body(Operation operation, Named named) {
        Client owner = PLANE.organization(Plan.ENTERPRISE);
        Client stranger = PLANE.organization(Plan.ENTERPRISE);
        List<String> values = INSTANCES.values(operation, stranger);
        String own = instance(named.kind(), stranger).get(0);
        ObjectNode body = takes(operation, stranger, values, named, own);
        for (String foreign : instance(named.kind(), owner)) {
            String before = everything(owner);
            String none = Tries.neverMade(foreign);
            Reply theirs = Tries.send(operation, stranger, values, named.in(body, foreign))
                    .problem(404, "SERVICE_NOT_FOUND");
            Reply nobodys = Tries.send(operation, stranger, values, named.in(body, none))
                    .problem(404, "SERVICE_NOT_FOUND");
            assertThat(Tries.describe(theirs, List.of(foreign))).isEqualTo(Tries.describe(nobodys, List.of(none)));
            assertThat(theirs.http().headers().map().keySet())
                    .isEqualTo(nobodys.http().headers().map().keySet());
            assertThat(everything(owner)).isEqualTo(before);
        }
    }

    /** A body that the route takes with a name of its sender's own: the example with it, or nothing but it. */
    private static ObjectNode takes(Operation operation, Client client, List<String> values, Named named, String own) {
        ObjectNode example = (ObjectNode) Client.json(INSTANCES.body(operation, client));
        String said = "";
        for (ObjectNode body : List.of(example, example.objectNode())) {
            Reply reply = Tries.send(operation, client, values, named.in(body, own));
            if (reply.status() < 300) {
                return body;
            }
            said = reply.body();
        }
        throw new AssertionError(operation.name() + " takes no " + named.path() + " of its sender: " + said
                + ". Teach Instances.BODIES a body that it takes together with one.");
    }

    private static void query(Operation operation, String parameter, IdKind kind) {
        Client owner = PLANE.organization(Plan.ENTERPRISE);
        Client stranger = PLANE.organization(Plan.ENTERPRISE);
        String path = Tries.path(operation, INSTANCES.values(operation, stranger));
        String query = path + (path.contains("?") ? "&" : "?") + parameter + "=";
        for (String foreign : instance(kind, owner)) {
            String none = Tries.neverMade(foreign);
            Reply theirs = stranger.get(query + foreign);
            Reply nobodys = stranger.get(query + none);
            assertThat(theirs.status()).isEqualTo(nobodys.status()).isIn(200, 404);
            if (theirs.status() == 200) {
                assertThat(theirs.items()).isEmpty();
                assertThat(theirs.body()).isEqualTo(nobodys.body());
            } else {
                assertThat(Tries.describe(theirs, List.of(foreign))).isEqualTo(Tries.describe(nobodys, List.of(none)));
            }
        }
    }

    /** An instance of a kind that an organization has: its identifier and, where it has one, its slug. */
    private static List<String> instance(IdKind kind, Client client) {
        String prefix = kind.text(new UUID(0, 0)).substring(0, 4);
        for (Operation operation : DESCRIBED.operations()) {
            String id = operation
                    .node()
                    .at("/responses/200/content/application~1json/example/id")
                    .asString("");
            if (operation.method().equals("GET") && operation.path().endsWith("}") && id.startsWith(prefix)) {
                List<String> values = INSTANCES.values(operation, client);
                Reply got = Tries.send(operation, client, values, null).is(200);
                return got.text("slug") == null ? List.of(got.text("id")) : List.of(got.text("id"), got.text("slug"));
            }
        }
        throw new AssertionError("No route gets one " + kind.noun());
    }

    /** Returns the objects of an organization, without members that its own requests change. */
    private static String everything(Client client) {
        StringBuilder all = new StringBuilder();
        for (Operation operation : DESCRIBED.operations()) {
            boolean list = operation.node().path("parameters").toString().contains("/Limit");
            if (list && !operation.path().contains("{") && !operation.path().equals("/v1/usage")) {
                for (JsonNode item :
                        client.get(operation.path() + "?limit=100").is(200).items()) {
                    // Requests of any client change positions of events and the last use of keys.
                    all.append(((ObjectNode) item.deepCopy())
                            .without(List.of("position", "hash", "lastUsedAt"))
                            .toString());
                }
            }
        }
        return all.toString();
    }

    private static JsonNode schema(Operation operation) {
        return DESCRIBED.whole(operation.node().at("/requestBody/content/application~1json/schema"));
    }

    private static List<Named> named(Operation operation) {
        List<Named> found = new ArrayList<>();
        collect(schema(operation), "", found);
        return found;
    }

    private static void collect(JsonNode schema, String path, List<Named> found) {
        for (Map.Entry<String, JsonNode> member : schema.path("properties").properties()) {
            JsonNode whole = DESCRIBED.whole(member.getValue());
            String names = whole.path("x-names").asString("");
            String at = path + "/" + member.getKey();
            if (names.isEmpty()) {
                collect(whole, at, found);
            } else {
                IdKind kind = IdKind.valueOf(names.toUpperCase(Locale.ROOT).replace(' ', '_'));
                found.add(new Named(at, kind, whole.has("items")));
            }
        }
    }

    private static Map<String, IdKind> parameters(Operation operation) {
        Map<String, IdKind> found = new TreeMap<>();
        for (JsonNode parameter : operation.node().path("parameters")) {
            IdKind kind = kind(parameter.path("name").asString(""));
            if (kind != null && parameter.path("in").asString("").equals("query")) {
                found.put(parameter.get("name").asString(), kind);
            }
        }
        return found;
    }

    private static IdKind kind(String noun) {
        return new TreeSet<>(List.of(IdKind.values()))
                .stream().filter(kind -> kind.noun().equals(noun)).findFirst().orElse(null);
    }

    /** A member that names something, at a path through the objects of a body. */
    private record Named(String path, IdKind kind, boolean several) {
        /** The body with another name. */
        String in(ObjectNode body, String name) {
            ObjectNode changed = body.deepCopy();
            ObjectNode at = changed;
            String[] steps = path.substring(1).split("/");
            for (int step = 0; step < steps.length - 1; step++) {
                at = at.withObject("/" + steps[step]);
            }
            String last = steps[steps.length - 1];
            if (several) {
                at.putArray(last).add(name);
            } else {
                at.put(last, name);
            }
            return changed.toString();
        }
    }
}
