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
import dev.ectype.controlplane.signin.SignInRefusal;
import dev.ectype.controlplane.signin.SignInRefused;
import java.net.URI;
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

    private static final int SKEW_SECONDS = 60;

    private final OidcDirectory directory;

    IdTokens(OidcDirectory directory) {
        this.directory = directory;
    }

    /** Returns the claims of a valid token. */
    IDTokenClaimsSet verify(JWT token, OidcEndpoints endpoints, String clientId, String nonce) throws SignInRefused {
        IDTokenValidator validator = new IDTokenValidator(
                new Issuer(endpoints.issuer()),
                new ClientID(clientId),
                new JWSVerificationKeySelector<>(ALGORITHMS, new Keys(directory, endpoints.keys())),
                null);
        validator.setMaxClockSkew(SKEW_SECONDS);
        try {
            return validator.validate(token, new Nonce(nonce));
        } catch (UnreadableKeys unreadable) {
            throw unreadable.refused;
        } catch (BadJOSEException | JOSEException invalid) {
            throw new SignInRefused(SignInRefusal.INVALID_RESPONSE, "the ID token is invalid: " + invalid.getMessage());
        }
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
