package dev.ectype.controlplane.scim;

import static dev.ectype.controlplane.jooq.Tables.SESSIONS;
import static dev.ectype.controlplane.jooq.Tables.SSO_PROVIDERS;
import static dev.ectype.controlplane.jooq.Tables.USERS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.crypto.SecretHash;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.id.Uuid7;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.jooq.JSONB;
import tools.jackson.databind.json.JsonMapper;

/** An organization with a verified identity provider and its SCIM token. */
public final class ScimTenant {
    private static final AtomicInteger DOMAINS = new AtomicInteger();

    public final ControlPlane plane;
    public final Client admin;
    public final UUID organization;
    public final String provider;
    public final String domain;
    public final String token;
    /** Sends as an identity provider does. */
    public final Client idp;

    ScimTenant() {
        this(ControlPlane.shared());
    }

    public ScimTenant(ControlPlane plane) {
        this(plane, plane.organization(Plan.ENTERPRISE));
    }

    /** Another provider of the same organization. */
    public ScimTenant(ControlPlane plane, Client admin) {
        this.plane = plane;
        this.admin = admin;
        this.organization =
                IdKind.ORGANIZATION.require(admin.get("/v1/organization").text("id"));
        this.domain = "scim" + DOMAINS.incrementAndGet() + ".example.com";
        this.provider = register(admin, domain);
        verify();
        this.token = admin.post("/v1/sso/providers/" + provider + "/scim-token", null)
                .is(201)
                .text("token");
        this.idp = scim(token);
    }

    static String register(Client admin, String domain) {
        try (InputStream certificate = ScimTenant.class.getResourceAsStream("/certificates/valid.pem")) {
            String body = JsonMapper.shared()
                    .createObjectNode()
                    .put("type", "saml")
                    .put("name", "Acme Login")
                    .put("emailDomain", domain)
                    .put("entityId", "https://idp.example.com/metadata")
                    .put("ssoUrl", "https://idp.example.com/sso")
                    .put("certificate", new String(certificate.readAllBytes(), StandardCharsets.US_ASCII))
                    .toString();
            return admin.post("/v1/sso/providers", body).is(201).text("id");
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private void verify() {
        plane.owned(owner -> owner.update(SSO_PROVIDERS)
                .set(SSO_PROVIDERS.DOMAIN_VERIFIED_AT, Instant.now())
                .set(SSO_PROVIDERS.DOMAIN_VERIFIED_BY, "operator")
                .where(SSO_PROVIDERS.ID.eq(IdKind.SSO_PROVIDER.require(provider)))
                .execute());
    }

    public void roles(String defaultScope, String mapping) {
        plane.owned(owner -> owner.update(SSO_PROVIDERS)
                .set(SSO_PROVIDERS.DEFAULT_SCOPE, defaultScope)
                .set(SSO_PROVIDERS.ROLE_MAPPING, JSONB.jsonb(mapping))
                .where(SSO_PROVIDERS.ID.eq(IdKind.SSO_PROVIDER.require(provider)))
                .execute());
    }

    /** A client with a bearer credential that sends the media type of SCIM. */
    public Client scim(String bearer) {
        return plane.nobody()
                .with("Authorization", "Bearer " + bearer)
                .with("Content-Type", "application/scim+json; charset=utf-8");
    }

    public String address(String local) {
        return local + "@" + domain;
    }

    /** Creates a user and returns the id. */
    public String user(String local) {
        return create("{\"schemas\":[\"urn:ietf:params:scim:schemas:core:2.0:User\"],\"userName\":\"" + address(local)
                + "\"}");
    }

    public String create(String user) {
        return idp.post("/scim/v2/Users", user).is(201).text("id");
    }

    public String group(String name, String... members) {
        List<String> values = new ArrayList<>();
        for (String member : members) {
            values.add("{\"value\":\"" + member + "\"}");
        }
        return idp.post(
                        "/scim/v2/Groups",
                        "{\"displayName\":\"" + name + "\",\"members\":[" + String.join(",", values) + "]}")
                .is(201)
                .text("id");
    }

    public Reply patch(String path, String operations) {
        return idp.patch(
                "/scim/v2" + path,
                "{\"schemas\":[\"urn:ietf:params:scim:api:messages:2.0:PatchOp\"],\"Operations\":" + operations + "}");
    }

    /** The scope of a member. */
    String scope(String user) {
        return admin.get("/v1/organization/members/" + user).is(200).text("scope");
    }

    /** A member that signed in without SCIM. */
    String member(String email, String name, String scope) {
        UUID id = plane.part(Uuid7.class).next();
        plane.owned(owner -> owner.insertInto(USERS)
                .set(USERS.ID, id)
                .set(USERS.ORGANIZATION_ID, organization)
                .set(USERS.EMAIL, email)
                .set(USERS.NAME, name)
                .set(USERS.SCOPE, scope)
                .set(USERS.CREATED_AT, Instant.now())
                .execute());
        return IdKind.USER.text(id);
    }

    Client session(String user) {
        String secret = UUID.randomUUID().toString();
        plane.owned(owner -> owner.insertInto(SESSIONS)
                .set(SESSIONS.ID, UUID.randomUUID())
                .set(SESSIONS.ORGANIZATION_ID, organization)
                .set(SESSIONS.USER_ID, IdKind.USER.require(user))
                .set(SESSIONS.HASH, SecretHash.of(secret))
                .set(SESSIONS.CREATED_AT, Instant.now())
                .set(SESSIONS.EXPIRES_AT, Instant.now().plusSeconds(600))
                .execute());
        return plane.nobody().with("Authorization", "Bearer " + secret);
    }

    /** Asserts an error in the shape of SCIM. */
    static Reply error(Reply reply, int status, String scimType) {
        reply.is(status);
        assertThat(reply.header("Content-Type")).isEqualTo("application/scim+json");
        assertThat(reply.json().propertyNames())
                .containsExactlyElementsOf(
                        scimType == null
                                ? List.of("schemas", "status", "detail")
                                : List.of("schemas", "status", "scimType", "detail"));
        assertThat(reply.json().get("schemas").toString())
                .isEqualTo("[\"urn:ietf:params:scim:api:messages:2.0:Error\"]");
        assertThat(reply.json().get("status").isString()).isTrue();
        assertThat(reply.text("status")).isEqualTo(String.valueOf(status));
        assertThat(reply.text("scimType")).isEqualTo(scimType);
        assertThat(reply.text("detail")).isNotBlank();
        return reply;
    }
}
