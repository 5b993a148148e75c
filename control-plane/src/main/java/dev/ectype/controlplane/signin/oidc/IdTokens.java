package dev.ectype.controlplane.signin.oidc;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSelector;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.proc.BadJOSEException;
import com.nimbusds.jose.proc.JWSVerificationKeySelector;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jwt.JWT;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.id.Issuer;
import com.nimbusds.openid.connect.sdk.Nonce;
import com.nimbusds.openid.connect.sdk.claims.IDTokenClaimsSet;
import com.nimbusds.openid.connect.sdk.validators.IDTokenValidator;
import dev.ectype.controlplane.platform.web.Times;
import dev.ectype.controlplane.signin.SignInRefusal;
import dev.ectype.controlplane.signin.SignInRefused;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.springframework.stereotype.Component;

/** Verifies ID tokens (OpenID Connect Core 1.0, section 3.1.3.7). */
@Component
final class IdTokens {
    /** Only algorithms with a public key: with HS256, the public key itself could serve as the secret. */
    private static final Set<JWSAlgorithm> ALGORITHMS = new LinkedHashSet<>(List.of(
            JWSAlgorithm.RS256,
            JWSAlgorithm.RS384,
            JWSAlgorithm.RS512,
            JWSAlgorithm.PS256,
            JWSAlgorithm.PS384,
            JWSAlgorithm.PS512,
            JWSAlgorithm.ES256,
            JWSAlgorithm.ES384,
            JWSAlgorithm.ES512));

    private static final Duration SKEW = Duration.ofSeconds(60);

    private final OidcDirectory directory;
    private final Times times;

    IdTokens(OidcDirectory directory, Times times) {
        this.directory = directory;
        this.times = times;
    }

    /** Returns the claims of a valid token. */
    IDTokenClaimsSet verify(JWT token, OidcEndpoints endpoints, String clientId, String nonce) throws SignInRefused {
        IDTokenValidator validator = new IDTokenValidator(
                new Issuer(endpoints.issuer()),
                new ClientID(clientId),
                new JWSVerificationKeySelector<>(ALGORITHMS, new Keys(directory, endpoints.keys())),
                null);
        // The library reads the clock of the machine. The times are checked below with the clock of the service.
        validator.setMaxClockSkew(Integer.MAX_VALUE);
        try {
            IDTokenClaimsSet claims = validator.validate(token, new Nonce(nonce));
            checkTimes(claims);
            return claims;
        } catch (UnreadableKeys unreadable) {
            throw unreadable.refused;
        } catch (BadJOSEException | JOSEException invalid) {
            throw new SignInRefused(SignInRefusal.INVALID_RESPONSE, "the ID token is invalid: " + invalid.getMessage());
        }
    }

    private void checkTimes(IDTokenClaimsSet claims) throws SignInRefused {
        Instant now = times.now();
        Date notBefore = claims.getDateClaim("nbf");
        if (!claims.getExpirationTime().toInstant().plus(SKEW).isAfter(now)) {
            throw refused("expired at " + claims.getExpirationTime().toInstant(), now);
        } else if (claims.getIssueTime().toInstant().minus(SKEW).isAfter(now)) {
            throw refused("was issued at " + claims.getIssueTime().toInstant(), now);
        } else if (notBefore != null && notBefore.toInstant().minus(SKEW).isAfter(now)) {
            throw refused("is not valid before " + notBefore.toInstant(), now);
        }
    }

    private static SignInRefused refused(String fact, Instant now) {
        return new SignInRefused(
                SignInRefusal.INVALID_RESPONSE, "the ID token " + fact + ", and the time of this service is " + now);
    }

    /** Reads the keys again if none matches the token. */
    private record Keys(OidcDirectory directory, URI address) implements JWKSource<SecurityContext> {
        @Override
        public List<JWK> get(JWKSelector selector, SecurityContext context) {
            try {
                List<JWK> known = selector.select(directory.keys(address));
                return known.isEmpty() ? selector.select(directory.refreshedKeys(address)) : known;
            } catch (SignInRefused refused) {
                throw new UnreadableKeys(refused);
            }
        }
    }

    /** Carries a refusal through the library. */
    private static final class UnreadableKeys extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final SignInRefused refused;

        UnreadableKeys(SignInRefused refused) {
            super(refused);
            this.refused = refused;
        }
    }
}
