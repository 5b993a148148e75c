package dev.ectype.controlplane;

import static dev.ectype.controlplane.jooq.tables.Users.USERS;

import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.Described.Operation;
import dev.ectype.controlplane.platform.database.TenantTransactions;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.id.Uuid7;
import dev.ectype.controlplane.session.IssuedSession;
import dev.ectype.controlplane.session.NewSession;
import dev.ectype.controlplane.session.SessionKind;
import dev.ectype.controlplane.session.Sessions;
import dev.ectype.controlplane.session.SignInMethod;
import dev.ectype.controlplane.signin.TestAuthenticator;
import dev.ectype.controlplane.signin.totp.SecondFactors;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Makes what the paths of routes name: by the creation that the description knows for the list that an identifier is from, by what
 * that list has, or as it is taught here.
 */
public final class Instances {
    /** How an instance is made where no creation with the example of its body does: by the path that ends with its parameter. */
    private static final Map<String, BiFunction<Client, String, String>> TAUGHT = new LinkedHashMap<>();

    /** Bodies that are more than the example of the description, because they name other instances: by method and path. */
    private static final Map<String, Function<Client, String>> BODIES = new LinkedHashMap<>();

    private static final String LINE =
            "{\"seq\":1,\"at\":\"2026-01-31T12:00:00Z\",\"method\":\"GET\",\"url\":\"http://127.0.0.1:1/a\",\"requestHeaders\":{},"
                    + "\"requestBody\":null,\"status\":200,\"responseHeaders\":{},\"responseBody\":null,\"durationMs\":1}\n";

    private static final String REPLAY = "{\"targetUrl\":\"http://127.0.0.1:1\",\"ignore\":[\"$.a\"]}";

    private static final AtomicInteger COUNTED = new AtomicInteger();

    static {
        TAUGHT.put("/docs/errors/{code}", (client, list) -> "not-found");
        TAUGHT.put("/v1/events/{id}", (client, list) -> {
            client.post("/v1/projects", "{\"name\":\"Eventful\"}").is(201);
            return first(client, list);
        });
        TAUGHT.put(
                "/v1/projects/{slug}/recordings/{id}",
                (client, list) -> lines(client).post(list, LINE).is(201).text("id"));
        TAUGHT.put(
                "/v1/projects/{slug}/recordings/{id}/replays/{replay}",
                (client, list) -> client.post(list.substring(0, list.length() - 1), REPLAY)
                        .is(200)
                        .json()
                        .at("/replay/id")
                        .asString());
        TAUGHT.put(
                "/v1/projects/{slug}/recordings/{id}/replays/{replay}/results/{seq}",
                (client, list) ->
                        client.get(list).is(200).items().get(0).get("seq").asString());
        TAUGHT.put("/v1/projects/{slug}/recording-uploads/{id}", (client, list) -> {
            String id = client.post(list, "{}").is(201).text("id");
            lines(client).patch(list + "/" + id, LINE).is(200);
            return id;
        });
        TAUGHT.put("/v1/snapshots/{id}", Instances::snapshot);
        TAUGHT.put("/v1/sessions/{id}", (client, list) -> {
            session(client, "read");
            return first(client, list);
        });
        TAUGHT.put("/v1/organization/members/{id}", (client, list) -> member(client));
        // So that its domain can be verified and its token read.
        TAUGHT.put("/v1/sso/providers/{id}", (client, list) -> {
            Reply made = client.post(list, saml()).is(201);
            JsonNode record = made.json().get("domainVerification");
            ControlPlane.dns()
                    .set(
                            record.get("recordName").asString(),
                            record.get("recordValue").asString());
            client.post(list + "/" + made.text("id") + "/scim-token", "{}").is(201);
            return made.text("id");
        });
        // The example of the description names an issuer that is not there.
        BODIES.put("POST /v1/sso/providers", client -> saml());
        // Streamed bodies have no JSON example, and a part may be repeated.
        BODIES.put("POST /v1/projects/{slug}/recordings", client -> LINE);
        // The example of the description names a server that is not there.
        BODIES.put("POST /v1/projects/{slug}/recordings/{id}/replay", client -> REPLAY);
        BODIES.put("PATCH /v1/projects/{slug}/recording-uploads/{id}", client -> LINE);
        // Slugs are unique, and the test calls a route below a project several times.
        BODIES.put("POST /v1/projects", client -> "{\"name\":\"Shop " + COUNTED.incrementAndGet() + "\"}");
        // An address is invited once.
        BODIES.put(
                "POST /v1/organization/invitations",
                client -> "{\"email\":\"ada" + COUNTED.incrementAndGet() + "@example.com\",\"scope\":\"write\"}");
        // A code belongs to the secret of one member, and is valid for a minute.
        BODIES.put("POST /v1/me/totp/confirm", Instances::confirmation);
        BODIES.put("POST /v1/me/totp/recovery-codes", Instances::secondFactor);
        // The example of the description is of a project that is not there.
        BODIES.put(
                "POST /v1/emulators",
                client ->
                        "{\"name\":\"a\",\"url\":\"http://a:1\",\"api\":{\"name\":\"A\",\"version\":\"1\",\"hash\":\"0\"},\"version\":\"1\"}");
    }

    private final Described described;

    Instances(Described described) {
        this.described = described;
    }

    /** The values of the parameters of a path, for which the client has made instances. */
    List<String> values(Operation operation, Client client) {
        List<String> values = new ArrayList<>();
        String template = "";
        String real = "";
        for (String step : operation.path().substring(1).split("/")) {
            boolean parameter = step.startsWith("{");
            String value = parameter ? make(operation, template, template + "/" + step, real, client) : step;
            if (parameter) {
                values.add(value);
            }
            template += "/" + step;
            real += "/" + value;
        }
        return values;
    }

    /** A body that the route takes, or null where it takes none. */
    String body(Operation operation, Client client) {
        Function<Client, String> taught = BODIES.get(operation.name());
        if (taught != null) {
            return taught.apply(client);
        }
        return operation.body().isMissingNode() ? null : operation.body().toString();
    }

    private String make(Operation operation, String list, String item, String realList, Client client) {
        BiFunction<Client, String, String> taught = TAUGHT.get(item);
        if (taught != null) {
            return taught.apply(client, realList);
        }
        Operation creation = described.operation("POST", list);
        if (creation != null && !creation.body().isMissingNode()) {
            Reply made = client.post(realList, body(creation, client));
            if (made.status() < 300 && made.text("id") != null) {
                return made.text("id");
            }
            throw new AssertionError("To try " + operation.name() + ", " + creation.name()
                    + " was sent the example of its body, and answered " + made.status() + " " + made.body()
                    + ". Make that example one that works, or teach Instances.BODIES another.");
        }
        throw new AssertionError("To try " + operation.name() + ", an instance of " + item
                + " is needed, and nothing creates one with POST " + list + ". Teach Instances.TAUGHT how it is made.");
    }

    /** A member, made as signing in will. */
    private static String member(Client client) {
        ControlPlane plane = ControlPlane.shared();
        UUID id = plane.part(Uuid7.class).next();
        UUID organization = organization(client);
        plane.owned(owner -> owner.insertInto(USERS)
                .set(USERS.ID, id)
                .set(USERS.ORGANIZATION_ID, organization)
                .set(USERS.EMAIL, id + "@example.com")
                .set(USERS.SCOPE, "read")
                .set(USERS.CREATED_AT, Instant.now())
                .execute());
        return IdKind.USER.text(id);
    }

    /** A client with the session of a new member of the organization of a client. */
    public static Client session(Client client, String scope) {
        ControlPlane plane = ControlPlane.shared();
        UUID organization = organization(client);
        UUID user = IdKind.USER.require(member(client));
        IssuedSession session = plane.owned(owner -> {
            owner.update(USERS).set(USERS.SCOPE, scope).where(USERS.ID.eq(user)).execute();
            return plane.part(Sessions.class)
                    .start(
                            organization,
                            new NewSession(
                                    user,
                                    SessionKind.COOKIE,
                                    SignInMethod.LINK,
                                    null,
                                    null,
                                    null,
                                    null,
                                    null,
                                    Duration.ofDays(1)));
        });
        return client.bare().with("Authorization", "Bearer " + session.token());
    }

    /** The code of an authenticator that is set up anew for the newest member of the organization of a client, who signed in last. */
    private static String confirmation(Client client) {
        return newest(client, user -> {
                    SecondFactors factors = ControlPlane.shared().part(SecondFactors.class);
                    factors.disable(organization(client), user);
                    return factors.begin(organization(client), user, "ada@example.com")
                            .secret();
                })
                .map(secret -> "{\"code\":\"" + TestAuthenticator.code(secret) + "\"}")
                .orElse("{\"code\":\"000000\"}");
    }

    /** No password, for the newest member of the organization of a client, whose second factor is turned on. */
    private static String secondFactor(Client client) {
        newest(client, user -> {
            SecondFactors factors = ControlPlane.shared().part(SecondFactors.class);
            if (!factors.status(organization(client), user).enabled()) {
                String secret = factors.begin(organization(client), user, "ada@example.com")
                        .secret();
                factors.confirm(organization(client), user, TestAuthenticator.code(secret));
            }
            return user;
        });
        return "{}";
    }

    private static <T> Optional<T> newest(Client client, Function<UUID, T> action) {
        UUID organization = organization(client);
        ControlPlane plane = ControlPlane.shared();
        return plane.owned(owner -> owner.select(USERS.ID)
                        .from(USERS)
                        .where(USERS.ORGANIZATION_ID.eq(organization))
                        .orderBy(USERS.ID.desc())
                        .limit(1)
                        .fetchOptional(USERS.ID))
                .map(user -> plane.part(TenantTransactions.class).run(organization, () -> action.apply(user)));
    }

    private static UUID organization(Client client) {
        return IdKind.ORGANIZATION.require(client.get("/v1/organization").text("id"));
    }

    private static String saml() {
        try (InputStream certificate = Instances.class.getResourceAsStream("/certificates/valid.pem")) {
            return JsonMapper.shared()
                    .createObjectNode()
                    .put("type", "saml")
                    .put("name", "Acme")
                    .put("emailDomain", "acme" + COUNTED.incrementAndGet() + ".example.com")
                    .put("entityId", "https://idp.example.com/metadata")
                    .put("ssoUrl", "https://idp.example.com/sso")
                    .put("certificate", new String(certificate.readAllBytes(), StandardCharsets.US_ASCII))
                    .toString();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static Client lines(Client client) {
        return client.with("Content-Type", "application/x-ndjson");
    }

    /** A snapshot, pushed to a project as the description shows it. */
    private static String snapshot(Client client, String list) {
        Operation push = Described.by(ControlPlane.shared()).operation("POST", "/v1/projects/{slug}/snapshots");
        String project = client.post("/v1/projects", "{\"name\":\"Snapshots " + COUNTED.incrementAndGet() + "\"}")
                .is(201)
                .text("id");
        return Tries.send(push, client, List.of(project), push.body().toString())
                .is(201)
                .text("id");
    }

    /** The first of a list. */
    static String first(Client client, String list) {
        JsonNode items = client.get(list).is(200).items();
        if (items.isEmpty()) {
            throw new AssertionError("GET " + list + " has no item");
        }
        return items.get(0).get("id").asString();
    }
}
