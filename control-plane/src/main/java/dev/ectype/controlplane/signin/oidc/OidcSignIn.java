package dev.ectype.controlplane.signin.oidc;

import com.nimbusds.jwt.JWT;
import com.nimbusds.jwt.JWTParser;
import com.nimbusds.oauth2.sdk.AuthorizationCode;
import com.nimbusds.oauth2.sdk.AuthorizationCodeGrant;
import com.nimbusds.oauth2.sdk.ResponseType;
import com.nimbusds.oauth2.sdk.Scope;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.id.State;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import com.nimbusds.openid.connect.sdk.AuthenticationRequest;
import com.nimbusds.openid.connect.sdk.LogoutRequest;
import com.nimbusds.openid.connect.sdk.Nonce;
import com.nimbusds.openid.connect.sdk.claims.IDTokenClaimsSet;
import dev.ectype.controlplane.platform.database.TenantTransactions;
import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.signin.SignInRefusal;
import dev.ectype.controlplane.signin.SignInRefused;
import dev.ectype.controlplane.signin.sso.SsoAddresses;
import dev.ectype.controlplane.signin.sso.SsoIdentity;
import dev.ectype.controlplane.signin.sso.SsoProtocol;
import dev.ectype.controlplane.signin.sso.SsoRequest;
import dev.ectype.controlplane.sso.SsoProvider;
import dev.ectype.controlplane.sso.SsoProviders;
import dev.ectype.controlplane.sso.SsoType;
import java.net.URI;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** Signs users in with the authorization code flow, PKCE, a state and a nonce. */
@Component
final class OidcSignIn implements SsoProtocol {
    private static final String NONCE = "nonce";
    private static final String VERIFIER = "verifier";
    private static final String ISSUER = "issuer";

    private final OidcDirectory directory;
    private final TokenEndpoint tokens;
    private final IdTokens idTokens;
    private final SsoProviders providers;
    private final SsoAddresses addresses;
    private final TenantTransactions transactions;

    OidcSignIn(
            OidcDirectory directory,
            TokenEndpoint tokens,
            IdTokens idTokens,
            SsoProviders providers,
            SsoAddresses addresses,
            TenantTransactions transactions) {
        this.directory = directory;
        this.tokens = tokens;
        this.idTokens = idTokens;
        this.providers = providers;
        this.addresses = addresses;
        this.transactions = transactions;
    }

    @Override
    public SsoType type() {
        return SsoType.OIDC;
    }

    @Override
    public SsoRequest begin(UUID organization, SsoProvider provider, String state) throws SignInRefused {
        String issuer = issuer(provider);
        OidcEndpoints endpoints = directory.endpoints(issuer);
        CodeVerifier verifier = new CodeVerifier();
        Nonce nonce = new Nonce();
        URI target = new AuthenticationRequest.Builder(
                        ResponseType.CODE, new Scope("openid", "email", "profile"), client(provider), callback())
                .endpointURI(endpoints.authorization())
                .state(new State(state))
                .nonce(nonce)
                .codeChallenge(verifier, CodeChallengeMethod.S256)
                .build()
                .toURI();
        SortedMap<String, String> secrets = new TreeMap<>();
        secrets.put(ISSUER, issuer);
        secrets.put(NONCE, nonce.getValue());
        secrets.put(VERIFIER, verifier.getValue());
        return new SsoRequest(target, new TreeMap<>(), secrets);
    }

    @Override
    public SsoIdentity finish(
            UUID organization,
            SsoProvider provider,
            SortedMap<String, String> secrets,
            SortedMap<String, String> response)
            throws SignInRefused {
        OidcEndpoints endpoints = directory.endpoints(issuer(provider));
        checkSource(endpoints, secrets, response);
        AuthorizationCodeGrant grant = new AuthorizationCodeGrant(
                new AuthorizationCode(response.get("code")),
                callback(),
                new CodeVerifier(Objects.requireNonNull(secrets.get(VERIFIER))));
        JWT token = tokens.exchange(
                endpoints,
                client(provider),
                transactions.run(organization, () -> providers.clientSecret(organization, provider.id())),
                grant);
        IDTokenClaimsSet claims = idTokens.verify(
                token, endpoints, client(provider).getValue(), Objects.requireNonNull(secrets.get(NONCE)));
        return new SsoIdentity(
                email(claims), claims.getStringClaim("name"), Claims.texts(claims), null, null, token.serialize());
    }

    /** Rejects errors of the provider, and responses of another provider than the one that the sign-in began with. */
    private static void checkSource(
            OidcEndpoints endpoints, SortedMap<String, String> secrets, SortedMap<String, String> response)
            throws SignInRefused {
        if (!endpoints.issuer().equals(secrets.get(ISSUER))) {
            throw new SignInRefused(
                    SignInRefusal.PROVIDER_REMOVED,
                    "the issuer was changed from " + secrets.get(ISSUER) + " to " + endpoints.issuer()
                            + " during the sign-in");
        }
        String named = response.get("iss");
        if (named == null ? endpoints.issuerInResponse() : !named.equals(endpoints.issuer())) {
            throw new SignInRefused(
                    SignInRefusal.INVALID_RESPONSE,
                    "the response names the issuer " + Excerpt.of(String.valueOf(named)) + " instead of "
                            + endpoints.issuer());
        }
        String error = response.get("error");
        if (error != null) {
            throw new SignInRefused(
                    SignInRefusal.PROVIDER_REFUSED, "the provider responds with the error " + Excerpt.of(error));
        } else if (response.getOrDefault("code", "").isEmpty()) {
            throw new SignInRefused(SignInRefusal.INVALID_RESPONSE, "the response has no code");
        }
    }

    private static String email(IDTokenClaimsSet claims) throws SignInRefused {
        String email = claims.getStringClaim("email");
        if (email == null) {
            throw new SignInRefused(SignInRefusal.NO_EMAIL, "the ID token has no claim email");
        }
        Object verified = claims.getClaim("email_verified");
        if (verified != null && !Boolean.TRUE.equals(verified) && !"true".equals(verified)) {
            throw new SignInRefused(
                    SignInRefusal.UNVERIFIED_EMAIL, "the claim email_verified is " + Excerpt.of(verified.toString()));
        }
        return email;
    }

    @Override
    public Optional<URI> signOut(SsoProvider provider, String idToken) {
        try {
            URI endpoint = directory.endpoints(issuer(provider)).endSession();
            return endpoint == null
                    ? Optional.empty()
                    : Optional.of(new LogoutRequest(
                                    endpoint,
                                    JWTParser.parse(idToken),
                                    null,
                                    client(provider),
                                    addresses.afterSignOut(),
                                    null,
                                    null)
                            .toURI());
        } catch (SignInRefused | java.text.ParseException unavailable) {
            // The local session has ended in any case.
            return Optional.empty();
        }
    }

    private URI callback() {
        return addresses.callback();
    }

    private static String issuer(SsoProvider provider) {
        return Objects.requireNonNull(provider.issuer(), "issuer");
    }

    private static ClientID client(SsoProvider provider) {
        return new ClientID(Objects.requireNonNull(provider.clientId(), "clientId"));
    }
}
