package dev.ectype.controlplane.signin.oidc;

import dev.ectype.controlplane.signin.TestIssuer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * Holds an attack with an ID token or with the response that contains it.
 *
 * @param change changes an honest issuer
 * @param reason the reason in the audit event
 * @param detail a part of the explanation in the audit event, so that no other check can be the one that refuses
 */
record TokenAttack(String name, Consumer<TestIssuer> change, String reason, String detail) {
    static final String INVALID = "invalid_response";
    /** Stands for the domain of the team in the values of claims. */
    static final String DOMAIN = "DOMAIN";

    /** Returns an attack that changes one claim, or removes it if the value is null. */
    static TokenAttack claim(String name, String claim, Object value, String reason, String detail) {
        return new TokenAttack(name, issuer -> change(issuer, claim, value), reason, detail);
    }

    /** Returns an attack that changes one claim so that the response is invalid. */
    static TokenAttack claim(String name, String claim, Object value, String detail) {
        return claim(name, claim, value, INVALID, detail);
    }

    /** Returns an attack with a token that another signer makes. */
    static TokenAttack signer(String name, String detail, Forgery forgery) {
        return new TokenAttack(
                name,
                issuer -> issuer.signer = (header, claims) -> forgery.sign(issuer, header, claims),
                INVALID,
                detail);
    }

    private static void change(TestIssuer issuer, String claim, Object value) {
        UnaryOperator<Map<String, Object>> honest = issuer.claims;
        issuer.claims = claims -> {
            Map<String, Object> changed = new LinkedHashMap<>(honest.apply(claims));
            if (value == null) {
                changed.remove(claim);
            } else if (value instanceof String text) {
                String email = String.valueOf(changed.get("email"));
                changed.put(claim, text.replace(DOMAIN, email.substring(email.indexOf('@') + 1)));
            } else {
                changed.put(claim, value);
            }
            return changed;
        };
    }

    @Override
    public String toString() {
        return name;
    }

    /** Makes a forged token; null for no token. */
    interface Forgery {
        String sign(TestIssuer issuer, Map<String, Object> header, Map<String, Object> claims);
    }
}
