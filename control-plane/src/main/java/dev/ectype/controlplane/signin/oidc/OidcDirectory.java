package dev.ectype.controlplane.signin.oidc;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.oauth2.sdk.ParseException;
import com.nimbusds.openid.connect.sdk.op.OIDCProviderMetadata;
import dev.ectype.controlplane.platform.outbound.OutboundClient;
import dev.ectype.controlplane.platform.outbound.OutboundClient.Answer;
import dev.ectype.controlplane.signin.SignInRefusal;
import dev.ectype.controlplane.signin.SignInRefused;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.springframework.stereotype.Component;

/** Reads and caches the discovery documents and the keys of issuers. The number and the age of entries are limited. */
@Component
final class OidcDirectory {
    private static final String DOCUMENT = "/.well-known/openid-configuration";
    private static final Duration KEPT = Duration.ofMinutes(10);
    /** An attacker with tokens of unknown keys causes at most one request in this time. */
    private static final Duration REFRESHED = Duration.ofSeconds(10);

    private static final int MOST = 1000;
    private static final int LIMIT = 256 * 1024;
    private static final int OK = 200;

    private final OutboundClient client;
    private final Cache<String, OidcEndpoints> documents =
            Caffeine.newBuilder().expireAfterWrite(KEPT).maximumSize(MOST).build();
    private final Cache<URI, JWKSet> keys =
            Caffeine.newBuilder().expireAfterWrite(KEPT).maximumSize(MOST).build();
    private final Cache<URI, Boolean> refreshed =
            Caffeine.newBuilder().expireAfterWrite(REFRESHED).maximumSize(MOST).build();

    OidcDirectory(OutboundClient client) {
        this.client = client;
    }

    /** Returns the endpoints of an issuer. Its discovery document must name the same issuer. */
    OidcEndpoints endpoints(String issuer) throws SignInRefused {
        OidcEndpoints known = documents.getIfPresent(issuer);
        if (known != null) {
            return known;
        }
        String base = issuer.endsWith("/") ? issuer.substring(0, issuer.length() - 1) : issuer;
        String document = get(URI.create(base + DOCUMENT));
        try {
            OidcEndpoints read = OidcEndpoints.of(OIDCProviderMetadata.parse(document));
            if (!read.issuer().equals(issuer)) {
                throw new SignInRefused(
                        SignInRefusal.INVALID_RESPONSE,
                        "the discovery document of " + issuer + " names the issuer " + read.issuer());
            } else if (read.authorization() == null || read.token() == null || read.keys() == null) {
                throw new SignInRefused(
                        SignInRefusal.INVALID_RESPONSE,
                        "the discovery document of " + issuer
                                + " must have authorization_endpoint, token_endpoint and jwks_uri");
            }
            documents.put(issuer, read);
            return read;
        } catch (ParseException malformed) {
            throw new SignInRefused(
                    SignInRefusal.INVALID_RESPONSE, "the discovery document of " + issuer + " is malformed");
        }
    }

    /** Returns the keys of an issuer. */
    JWKSet keys(URI address) throws SignInRefused {
        JWKSet known = keys.getIfPresent(address);
        return known == null ? read(address) : known;
    }

    /** Reads the keys of an issuer again, at most once in some seconds, because the issuer may have a new key. */
    JWKSet refreshedKeys(URI address) throws SignInRefused {
        return refreshed.asMap().putIfAbsent(address, true) == null ? read(address) : keys(address);
    }

    private JWKSet read(URI address) throws SignInRefused {
        try {
            JWKSet read = JWKSet.parse(get(address)).toPublicJWKSet();
            keys.put(address, read);
            return read;
        } catch (java.text.ParseException malformed) {
            throw new SignInRefused(SignInRefusal.INVALID_RESPONSE, "the keys at " + address + " are malformed");
        }
    }

    private String get(URI address) throws SignInRefused {
        try {
            Answer answer = client.get(address, LIMIT);
            if (answer.status() != OK) {
                throw new SignInRefused(
                        SignInRefusal.PROVIDER_UNAVAILABLE,
                        address + " responds with " + answer.status() + " instead of 200");
            }
            return new String(answer.body(), StandardCharsets.UTF_8);
        } catch (IOException failed) {
            throw new SignInRefused(
                    SignInRefusal.PROVIDER_UNAVAILABLE, address + " cannot be read: " + failed.getMessage());
        }
    }
}
