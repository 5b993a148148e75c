package dev.ectype.controlplane.signin.oidc;

import static dev.ectype.controlplane.signin.oidc.TokenAttack.INVALID;
import static dev.ectype.controlplane.signin.oidc.TokenAttack.claim;
import static dev.ectype.controlplane.signin.oidc.TokenAttack.signer;

import dev.ectype.controlplane.signin.SignInTeam;
import dev.ectype.controlplane.signin.TestIssuer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Lists attacks with ID tokens. */
final class ForgedTokens {
    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();
    private static final String OTHER_KEY = "Another algorithm expected, or no matching key(s) found";
    private static final String OTHER_SIGNATURE = "Invalid signature";
    private static final String MALFORMED_EMAIL = "the e-mail address is malformed";

    private ForgedTokens() {}

    static List<TokenAttack> all() {
        List<TokenAttack> attacks = new ArrayList<>();
        attacks.addAll(claims());
        attacks.addAll(times(System.currentTimeMillis() / 1000));
        attacks.addAll(emails());
        attacks.addAll(algorithms());
        attacks.addAll(signatures());
        attacks.addAll(responses());
        return attacks;
    }

    private static List<TokenAttack> claims() {
        return List.of(
                claim(
                        "issuer of somebody else",
                        "iss",
                        "https://other.example.com",
                        "Unexpected JWT issuer: https://other.example.com"),
                claim("no issuer", "iss", null, "Missing JWT issuer"),
                claim(
                        "issuer with a character that no database stores",
                        "iss",
                        "https://a\u0000b",
                        "Unexpected JWT issuer: https://a\ufffdb"),
                claim("audience of another client", "aud", "another", "Unexpected JWT audience: [another]"),
                claim("two audiences without azp", "aud", List.of("ectype", "another"), "(azp) claim required"),
                claim("no audience", "aud", null, "Missing JWT audience"),
                new TokenAttack(
                        "two audiences, azp of the other",
                        issuer -> issuer.claims = issuer.claims.andThen(claims -> {
                            claims.put("aud", List.of("ectype", "another"));
                            claims.put("azp", "another");
                            return claims;
                        })::apply,
                        INVALID,
                        "(azp) claim: another"),
                claim("another nonce", "nonce", "another", "(nonce) claim: another"),
                claim("no nonce", "nonce", null, "Missing JWT nonce"),
                claim("no subject", "sub", null, "Missing JWT subject"));
    }

    private static List<TokenAttack> times(long now) {
        return List.of(
                claim("expired", "exp", now - 3600, "the ID token expired at"),
                claim("expired before the skew", "exp", now - 75, "the ID token expired at"),
                claim("no expiry", "exp", null, "Missing JWT expiration"),
                claim("expiry in words", "exp", "tomorrow", "type of JSON object member exp"),
                claim("issued in the future", "iat", now + 3600, "the ID token was issued at"),
                claim("no time of issue", "iat", null, "Missing JWT issue time"),
                claim("not valid yet", "nbf", now + 3600, "the ID token is not valid before"),
                claim("begin in words", "nbf", "tomorrow", "type of JSON object member nbf"));
    }

    private static List<TokenAttack> emails() {
        return List.of(
                claim("no e-mail", "email", null, "no_email", "the ID token has no claim email"),
                claim(
                        "e-mail is a list",
                        "email",
                        List.of("a@b.example"),
                        "no_email",
                        "the ID token has no claim email"),
                claim("e-mail is not verified", "email_verified", false, "unverified_email", "email_verified is false"),
                claim(
                        "e-mail is verified in words",
                        "email_verified",
                        "no",
                        "unverified_email",
                        "email_verified is no"),
                claim(
                        "e-mail of another domain",
                        "email",
                        "ada@elsewhere.example",
                        "wrong_domain",
                        "ada@elsewhere.example"),
                claim("e-mail of a subdomain", "email", "ada@sub.DOMAIN", "wrong_domain", "ada@sub."),
                claim("e-mail with a prefix of the domain", "email", "ada@evilDOMAIN", "wrong_domain", "ada@evil"),
                claim("e-mail with a trailing dot", "email", "ada@DOMAIN.", MALFORMED_EMAIL),
                claim("e-mail with a Cyrillic letter", "email", "\u0430da@DOMAIN", MALFORMED_EMAIL),
                claim("e-mail with a full-width domain", "email", "ada@\uff54DOMAIN", MALFORMED_EMAIL),
                claim("two e-mails in one", "email", "ada@DOMAIN,eve@evil.example", MALFORMED_EMAIL));
    }

    private static List<TokenAttack> algorithms() {
        return List.of(
                signer("alg none", "Signed ID token expected", (issuer, header, claims) -> {
                    header.put("alg", "none");
                    return TestIssuer.part(header) + "." + TestIssuer.part(claims) + ".";
                }),
                signer("HS256 with the public key", OTHER_KEY, (issuer, header, claims) -> {
                    header.put("alg", "HS256");
                    return hmac(header, claims, issuer.key().getPublic().getEncoded());
                }),
                signer("HS256 with the client secret", OTHER_KEY, (issuer, header, claims) -> {
                    header.put("alg", "HS256");
                    return hmac(header, claims, SignInTeam.CLIENT_SECRET.getBytes(StandardCharsets.UTF_8));
                }),
                signer("weak algorithm", OTHER_KEY, (issuer, header, claims) -> {
                    header.put("alg", "RS1");
                    return issuer.rs256(header, claims);
                }),
                signer("unknown critical header", OTHER_SIGNATURE, (issuer, header, claims) -> {
                    header.put("crit", List.of("b64x"));
                    return issuer.rs256(header, claims);
                }));
    }

    private static List<TokenAttack> signatures() {
        KeyPair stranger = TestIssuer.keyPair();
        return List.of(
                signer("no signature", "/token is malformed", (issuer, header, claims) -> {
                    String signed = issuer.rs256(header, claims);
                    return signed.substring(0, signed.lastIndexOf('.') + 1);
                }),
                signer("changed after the signature", OTHER_SIGNATURE, (issuer, header, claims) -> {
                    String[] parts = issuer.rs256(header, claims).split("\\.");
                    claims.put("sub", "somebody else");
                    return parts[0] + "." + TestIssuer.part(claims) + "." + parts[2];
                }),
                signer(
                        "signed by a stranger",
                        OTHER_SIGNATURE,
                        (issuer, header, claims) -> signed(header, claims, stranger)),
                signer("key of the token itself", OTHER_SIGNATURE, (issuer, header, claims) -> {
                    header.put("jku", "http://127.0.0.1:1/keys");
                    header.put("x5u", "http://127.0.0.1:1/certificate");
                    return signed(header, claims, stranger);
                }),
                signer("unknown key", OTHER_KEY, (issuer, header, claims) -> {
                    header.put("kid", "unknown");
                    return signed(header, claims, stranger);
                }));
    }

    private static List<TokenAttack> responses() {
        return List.of(
                signer("no token", "the token endpoint returns no ID token", (issuer, header, claims) -> null),
                signer("no JWT", "/token is malformed", (issuer, header, claims) -> "token"),
                new TokenAttack(
                        "token response is no JSON",
                        issuer -> issuer.tokenResponse = body -> "<html>",
                        INVALID,
                        "/token is malformed"),
                new TokenAttack(
                        "token response is enormous",
                        issuer -> issuer.tokenResponse = body -> body + " ".repeat(300_000),
                        "provider_unavailable",
                        "the response is larger than 262144 bytes"));
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
            return text + "." + BASE64.encodeToString(mac.doFinal(text.getBytes(StandardCharsets.US_ASCII)));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
