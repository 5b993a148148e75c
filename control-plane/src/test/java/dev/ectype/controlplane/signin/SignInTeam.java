package dev.ectype.controlplane.signin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.organization.Member;
import dev.ectype.controlplane.organization.Members;
import dev.ectype.controlplane.organization.NewMember;
import dev.ectype.controlplane.organization.operator.DomainOwnership;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.database.TenantTransactions;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.signin.password.PasswordHashes;
import dev.ectype.controlplane.signin.password.Passwords;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** An organization with an identity provider of a domain that no other test has. */
public final class SignInTeam {
    /** The secret of the client at OpenID Connect providers, long enough for HS256. */
    public static final String CLIENT_SECRET = "s3cr3t-of-the-client-at-the-provider";

    private static final AtomicInteger DOMAINS = new AtomicInteger();

    public final ControlPlane plane;
    public final Client admin;
    public final String domain = "team" + DOMAINS.incrementAndGet() + ".sign-in.example";
    public final String slug;
    private String provider;

    public SignInTeam(ControlPlane plane) {
        this.plane = plane;
        this.admin = plane.organization(Plan.ENTERPRISE);
        this.slug = admin.get("/v1/organization").text("slug");
    }

    /** Registers an OpenID Connect provider with a verified domain. */
    public SignInTeam oidc(TestIssuer issuer, String... members) {
        ObjectNode body = JsonMapper.shared().createObjectNode();
        body.put("type", "oidc").put("name", "Acme Login");
        body.put("issuer", issuer.address()).put("clientId", "ectype").put("clientSecret", CLIENT_SECRET);
        return register(body, members);
    }

    /** @param members pairs of the name and the JSON value of more members */
    public SignInTeam register(ObjectNode body, String... members) {
        body.put("emailDomain", domain);
        for (int at = 0; at < members.length; at += 2) {
            body.set(members[at], Client.json(members[at + 1]));
        }
        Reply made = admin.post("/v1/sso/providers", body.toString()).is(201);
        provider = made.text("id");
        plane.part(DomainOwnership.class).confirm(slug, domain);
        return this;
    }

    public String provider() {
        return provider;
    }

    public String email(String name) {
        return name + "@" + domain;
    }

    public UUID organization() {
        return IdKind.ORGANIZATION.require(admin.get("/v1/organization").text("id"));
    }

    /** Makes a member of the scope {@code write} with a password, and returns the identifier. */
    public String member(String email, String password) {
        UUID organization = organization();
        String hash = plane.part(PasswordHashes.class).hash(password);
        return plane.part(TenantTransactions.class).run(organization, () -> {
            Member member = plane.part(Members.class)
                    .create(organization, new NewMember(email, null, Scope.WRITE, true))
                    .orElseThrow();
            plane.part(Passwords.class).change(organization, IdKind.USER.require(member.id()), hash, null);
            return member.id();
        });
    }

    public TestBrowser browser() {
        return new TestBrowser(plane.address());
    }

    /** The reasons of refused sign-ins, newest first. */
    public List<String> refusals() {
        List<String> reasons = new ArrayList<>();
        for (JsonNode event :
                admin.get("/v1/events?limit=100&kind=user.sign_in_failed").items()) {
            for (JsonNode change : event.get("changes")) {
                if (change.get("path").asString().equals("reason")) {
                    reasons.add(change.get("to").asString());
                }
            }
        }
        return reasons;
    }

    /** Asserts that exactly one more sign-in was refused, for this reason. */
    public void refused(int before, String reason) {
        assertThat(refusals()).hasSize(before + 1).element(0).isEqualTo(reason);
    }

    /**
     * Asserts that exactly one event about users exists: the refused sign-in with the provider, for this reason. Returns its explanation.
     *
     * @param method the method of the sign-in: oidc or saml
     */
    public String onlyRefusal(String method, String reason) {
        List<JsonNode> events = userEvents();
        assertThat(events).hasSize(1);
        assertThat(events.get(0).get("kind").asString()).isEqualTo("user.sign_in_failed");
        assertThat(events.get(0).get("target").asString()).isEqualTo(provider);
        Map<String, String> changes = new LinkedHashMap<>();
        for (JsonNode change : events.get(0).get("changes")) {
            changes.put(change.get("path").asString(), change.get("to").asString());
        }
        assertThat(changes)
                .containsOnlyKeys("method", "provider", "reason", "detail")
                .containsEntry("method", method)
                .containsEntry("provider", provider)
                .containsEntry("reason", reason);
        return changes.get("detail");
    }

    /** Returns the events about users, newest first. */
    public List<JsonNode> userEvents() {
        List<JsonNode> events = new ArrayList<>();
        for (JsonNode event : admin.get("/v1/events").is(200).items()) {
            if (event.get("kind").asString().startsWith("user.")) {
                events.add(event);
            }
        }
        return events;
    }
}
