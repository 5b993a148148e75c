package dev.ectype.controlplane.signin.sso;

import dev.ectype.controlplane.platform.Feature;
import dev.ectype.controlplane.platform.FeatureSwitches;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.crypto.SecretText;
import dev.ectype.controlplane.platform.database.TenantTransactions;
import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.mail.MailAddress;
import dev.ectype.controlplane.session.IssuedSession;
import dev.ectype.controlplane.session.SignInMethod;
import dev.ectype.controlplane.signin.ProvenUser;
import dev.ectype.controlplane.signin.SignInClient;
import dev.ectype.controlplane.signin.SignInRefusal;
import dev.ectype.controlplane.signin.SignInRefused;
import dev.ectype.controlplane.signin.SignIns;
import dev.ectype.controlplane.sso.RoleMapping;
import dev.ectype.controlplane.sso.SsoDomains;
import dev.ectype.controlplane.sso.SsoProvider;
import dev.ectype.controlplane.sso.SsoProviders;
import dev.ectype.controlplane.sso.SsoType;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;

/**
 * Signs users in with the identity provider of their organization. It reads the provider from the database at the beginning and at the end,
 * so a changed or deleted provider takes effect immediately on all nodes.
 */
@Service
public class SsoSignIns {
    private static final Logger LOG = LoggerFactory.getLogger(SsoSignIns.class);

    private final SsoDomains domains;
    private final SsoProviders providers;
    private final PendingSignIns pending;
    private final SignIns signIns;
    private final FeatureSwitches switches;
    private final TenantTransactions transactions;
    private final Map<SsoType, SsoProtocol> protocols = new EnumMap<>(SsoType.class);

    SsoSignIns(
            SsoDomains domains,
            SsoProviders providers,
            PendingSignIns pending,
            SignIns signIns,
            FeatureSwitches switches,
            TenantTransactions transactions,
            List<SsoProtocol> protocols) {
        this.domains = domains;
        this.providers = providers;
        this.pending = pending;
        this.signIns = signIns;
        this.switches = switches;
        this.transactions = transactions;
        protocols.forEach(protocol -> this.protocols.put(protocol.type(), protocol));
    }

    /**
     * Begins a sign-in.
     *
     * @param id the identifier of the provider
     * @param next the path after the sign-in
     * @param browser the cookie that binds the sign-in to the browser
     */
    SsoRequest begin(String id, String next, String browser) throws SignInRefused {
        UUID uuid = IdKind.SSO_PROVIDER.parse(id).orElseThrow(() -> unknown(id));
        UUID organization = domains.organizationOf(uuid)
                .filter(found -> switches.isOn(Feature.SSO))
                .orElseThrow(() -> unknown(id));
        SsoProvider provider = transactions.run(organization, () -> providers.get(organization, id));
        String state = SecretText.make();
        try {
            requireEnabled(provider);
            SsoRequest request = protocol(provider).begin(organization, provider, state);
            transactions.run(organization, () -> {
                pending.begin(organization, uuid, state, browser, request.secrets(), next);
                return request;
            });
            return request;
        } catch (SignInRefused refused) {
            record(organization, provider, refused);
            throw refused;
        }
    }

    /**
     * Completes a sign-in with the response of a provider.
     *
     * @param type the type of provider that responds over the requested route
     * @param response the parameters of the response
     * @param browser the cookie that binds the sign-in to the browser, or null
     */
    CompletedSignIn finish(
            SsoType type,
            @Nullable String state,
            SortedMap<String, String> response,
            @Nullable String browser,
            SignInClient client)
            throws SignInRefused {
        UUID organization = state == null
                ? null
                : pending.organizationOf(state)
                        .filter(found -> switches.isOn(Feature.SSO))
                        .orElse(null);
        PendingSignIn started = organization == null || state == null
                ? null
                : transactions
                        .run(organization, () -> pending.take(organization, state))
                        .orElse(null);
        if (organization == null || started == null) {
            // Without a known state, the response belongs to no organization whose events could record it.
            LOG.warn("a sign-in from {} was refused: its state is unknown", client.address());
            throw new SignInRefused(SignInRefusal.UNKNOWN_STATE, "the state is unknown");
        }
        SsoProvider provider = provider(organization, started);
        try {
            checkUsable(provider, started);
            pending.check(started, browser);
            if (provider.type() != type) {
                throw new SignInRefused(
                        SignInRefusal.INVALID_RESPONSE,
                        "the response is of the type " + type.text() + ", the provider "
                                + provider.type().text());
            }
            SsoIdentity identity = protocol(provider).finish(organization, provider, started.secrets(), response);
            return new CompletedSignIn(complete(organization, started.provider(), identity, client), started.next());
        } catch (SignInRefused refused) {
            record(organization, provider, refused);
            throw refused;
        }
    }

    /** Reads the provider again: it may have been changed or deleted since the sign-in began. */
    private SsoProvider provider(UUID organization, PendingSignIn started) throws SignInRefused {
        String id = IdKind.SSO_PROVIDER.text(started.provider());
        try {
            return transactions.run(organization, () -> providers.get(organization, id));
        } catch (NotFound deleted) {
            throw new SignInRefused(SignInRefusal.PROVIDER_REMOVED, id + " was deleted during the sign-in");
        }
    }

    /** Rejects a provider that lost its permission since the sign-in began. */
    private void checkUsable(SsoProvider provider, PendingSignIn started) throws SignInRefused {
        if (domains.organizationOf(started.provider()).isEmpty()) {
            throw new SignInRefused(
                    SignInRefusal.PROVIDER_REMOVED,
                    provider.id() + " no longer signs users in: its organization is suspended or has another plan,"
                            + " or its domain is not verified");
        }
        requireEnabled(provider);
    }

    private static void requireEnabled(SsoProvider provider) throws SignInRefused {
        if (!provider.enabled()) {
            throw new SignInRefused(SignInRefusal.PROVIDER_DISABLED, provider.id() + " is disabled");
        }
    }

    private IssuedSession complete(UUID organization, UUID id, SsoIdentity identity, SignInClient client)
            throws SignInRefused {
        return transactions.run(organization, () -> {
            // A change or deletion of the provider waits for this transaction, so that it ends the new session.
            SsoProvider provider = providers.hold(organization, IdKind.SSO_PROVIDER.text(id));
            requireEnabled(provider);
            pending.useOnce(organization, id, identity);
            return signIns.complete(organization, user(organization, provider, identity), client);
        });
    }

    private ProvenUser user(UUID organization, SsoProvider provider, SsoIdentity identity) throws SignInRefused {
        return new ProvenUser(
                email(provider, identity),
                identity.name(),
                mappedScope(organization, provider, identity),
                provider.defaultScope(),
                provider.type() == SsoType.OIDC ? SignInMethod.OIDC : SignInMethod.SAML,
                IdKind.SSO_PROVIDER.require(provider.id()),
                identity.idToken());
    }

    /**
     * Returns the scope by the groups of the response. A response without groups means that the user has none, unless the provider keeps
     * the groups of its users up to date by itself (SCIM).
     */
    private @Nullable Scope mappedScope(UUID organization, SsoProvider provider, SsoIdentity identity) {
        RoleMapping mapping = provider.roleMapping();
        if (mapping == null
                || !identity.claims().containsKey(mapping.attribute())
                        && providers.isProvisioned(organization, provider.id())) {
            return null;
        }
        return mapping.scope(identity.claims().getOrDefault(mapping.attribute(), List.of()))
                .orElse(provider.defaultScope());
    }

    /** Returns the e-mail address if it belongs to the provider's domain exactly: no other alphabet, no trailing dot. */
    private static String email(SsoProvider provider, SsoIdentity identity) throws SignInRefused {
        String text = identity.email();
        boolean ascii = StandardCharsets.US_ASCII.newEncoder().canEncode(text);
        String email = ascii && !text.endsWith(".")
                ? MailAddress.parse(text).map(MailAddress::text).orElse(null)
                : null;
        if (email == null) {
            throw new SignInRefused(SignInRefusal.INVALID_RESPONSE, "the e-mail address is malformed");
        } else if (!email.endsWith("@" + provider.emailDomain())) {
            throw new SignInRefused(
                    SignInRefusal.WRONG_DOMAIN,
                    email + " does not belong to the provider's domain " + provider.emailDomain());
        }
        return email;
    }

    private void record(UUID organization, SsoProvider provider, SignInRefused refused) {
        SignInMethod method = provider.type() == SsoType.OIDC ? SignInMethod.OIDC : SignInMethod.SAML;
        transactions.run(organization, () -> {
            signIns.recordRefusal(provider.id(), method, IdKind.SSO_PROVIDER.require(provider.id()), null, refused);
            return true;
        });
    }

    /** Returns the protocol of a provider. */
    SsoProtocol protocol(SsoProvider provider) {
        return Objects.requireNonNull(protocols.get(provider.type()), "no protocol for " + provider.type());
    }

    private static SignInRefused unknown(String id) {
        return new SignInRefused(SignInRefusal.UNKNOWN_PROVIDER, Excerpt.of(id) + " cannot sign users in");
    }
}
