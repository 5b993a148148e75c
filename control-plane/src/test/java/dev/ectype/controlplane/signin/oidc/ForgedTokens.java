package dev.ectype.controlplane.signin.oidc;

import dev.ectype.controlplane.signin.TestIssuer;
import java.security.KeyPair;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.params.provider.Arguments;

/** Attacks with ID tokens: each with its name, the change of an honest issuer, and the reason of the refusal. */
final class ForgedTokens {
    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

    private ForgedTokens() {}

    static List<Arguments> all() {
        long now = System.currentTimeMillis() / 1000;
        KeyPair stranger = TestIssuer.keyPair();
        String invalid = "invalid_response";
        return List.of(
                claim("issuer of somebody else", "iss", "https://other.example.com", invalid),
                claim("no issuer", "iss", null, invalid),
                claim("audience of another client", "aud", "another", invalid),
                claim("two audiences without azp", "aud", List.of("ectype", "another"), invalid),
                claim("no audience", "aud", null, invalid),
                attack(
                        "two audiences, azp of the other",
                        issuer -> issuer.claims = issuer.claims.andThen(claims -> {
                            claims.put("aud", List.of("ectype", "another"));
                            claims.put("azp", "another");
                            return claims;
                        })::apply,
                        invalid),
                claim("another nonce", "nonce", "another", invalid),
                claim("no nonce", "nonce", null, invalid),
                claim("expired", "exp", now - 3600, invalid),
                claim("expired before the skew", "exp", now - 75, invalid),
                claim("no expiry", "exp", null, invalid),
                claim("issued in the future", "iat", now + 3600, invalid),
                claim("no subject", "sub", null, invalid),
                claim("no e-mail", "email", null, "no_email"),
                claim("e-mail is a list", "email", List.of("a@b.example"), "no_email"),
                claim("e-mail is not verified", "email_verified", false, "unverified_email"),
                claim("e-mail is verified in words", "email_verified", "no", "unverified_email"),
                claim("e-mail of another domain", "email", "ada@elsewhere.example", "wrong_domain"),
                claim("e-mail of a subdomain", "email", "ada@sub.SUFFIX", "wrong_domain"),
                claim("e-mail with a prefix of the domain", "email", "ada@evilSUFFIX", "wrong_domain"),
                claim("e-mail with a trailing dot", "email", "ada@SUFFIX.", invalid),
                claim("e-mail in other letters", "email", "аda@SUFFIX", invalid),
                claim("e-mail with a full-width domain", "email", "ada@ｔSUFFIX", invalid),
                claim("two e-mails in one", "email", "ada@SUFFIX,eve@evil.example", invalid),
                signer("alg none", (issuer, header, claims) -> {
                    header.put("alg", "none");
                    return TestIssuer.part(header) + "." + TestIssuer.part(claims) + ".";
                }),
                signer("no signature", (issuer, header, claims) -> {
                    String signed = issuer.rs256(header, claims);
                    return signed.substring(0, signed.lastIndexOf('.') + 1);
                }),
                signer("changed after the signature", (issuer, header, claims) -> {
                    String[] parts = issuer.rs256(header, claims).split("\\.");
                    claims.put("sub", "somebody else");
                    return parts[0] + "." + TestIssuer.part(claims) + "." + parts[2];
                }),
                signer("HS256 with the public key", (issuer, header, claims) -> {
                    header.put("alg", "HS256");
                    return hmac(header, claims, issuer.key().getPublic().getEncoded());
                }),
                signer("HS256 with the client secret", (issuer, header, claims) -> {
                    header.put("alg", "HS256");
                    return hmac(header, claims, "s3cr3ts3cr3ts3cr3ts3cr3ts3cr3t12".getBytes());
                }),
                signer("signed by a stranger", (issuer, header, claims) -> signed(header, claims, stranger)),
                signer("key of the token itself", (issuer, header, claims) -> {
                    header.put("jku", "http://127.0.0.1:1/keys");
                    header.put("x5u", "http://127.0.0.1:1/certificate");
                    return signed(header, claims, stranger);
                }),
                signer("unknown key", (issuer, header, claims) -> {
                    header.put("kid", "unknown");
                    return signed(header, claims, stranger);
                }),
                signer("unknown critical header", (issuer, header, claims) -> {
                    header.put("crit", List.of("b64x"));
                    return issuer.rs256(header, claims);
                }),
                signer("weak algorithm", (issuer, header, claims) -> {
                    header.put("alg", "RS1");
                    return issuer.rs256(header, claims);
                }),
                signer("no token", (issuer, header, claims) -> null),
                signer("no JWT", (issuer, header, claims) -> "token"),
                attack("token response is no JSON", issuer -> issuer.tokenResponse = body -> "<html>", invalid),
                attack(
                        "token response is enormous",
                        issuer -> issuer.tokenResponse = body -> body + " ".repeat(300_000),
                        "provider_unavailable"));
    }

    private static Arguments attack(String name, Consumer<TestIssuer> change, String reason) {
        return Arguments.of(name, change, reason);
    }

    /** An attack that changes or removes one claim; SUFFIX stands for the domain of the team. */
    private static Arguments claim(String name, String claim, Object value, String reason) {
        Consumer<TestIssuer> change = issuer -> {
            UnaryOperator<Map<String, Object>> honest = issuer.claims;
            issuer.claims = claims -> {
                Map<String, Object> changed = new LinkedHashMap<>(honest.apply(claims));
                if (value == null) {
                    changed.remove(claim);
                } else if (value instanceof String text) {
                    String email = String.valueOf(changed.get("email"));
                    changed.put(claim, text.replace("SUFFIX", email.substring(email.indexOf('@') + 1)));
                } else {
                    changed.put(claim, value);
                }
                return changed;
            };
        };
        return Arguments.of(name, change, reason);
    }

    private static Arguments signer(String name, Forgery forgery) {
        Consumer<TestIssuer> change =
                issuer -> issuer.signer = (header, claims) -> forgery.sign(issuer, header, claims);
        return Arguments.of(name, change, "invalid_response");
    }

    private static String signed(Map<String, Object> header, Map<String, Object> claims, KeyPair key) {
        String text = TestIssuer.part(header) + "." + TestIssuer.part(claims);
        return text + "." + BASE64.encodeToString(TestIssuer.signature("SHA256withRSA", key, text));
    }

    private static String hmac(Map<String, Object> header, Map<String, Object> claims, byte[] secret) {
        try {
            String text = TestIssuer.part(header) + "." + TestIssuer.part(claims);
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret, "HmacSHA256"));
            return text + "." + BASE64.encodeToString(mac.doFinal(text.getBytes()));
        } catch (java.security.GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Makes a forged token. */
    private interface Forgery {
        String sign(TestIssuer issuer, Map<String, Object> header, Map<String, Object> claims);
    }
}
