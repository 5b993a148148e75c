package dev.ectype.controlplane.signin.saml;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Lists responses with a valid signature whose content is not meant for this sign-in. */
final class ContentAttacks {
    private static final String OTHER = "https://other.example/saml";
    private static final String BEARER = "urn:oasis:names:tc:SAML:2.0:cm:bearer";

    private ContentAttacks() {}

    static List<SamlAttack> all() {
        List<SamlAttack> attacks = new ArrayList<>();
        attacks.addAll(status());
        attacks.addAll(issuers());
        attacks.addAll(addresses());
        attacks.addAll(requests());
        attacks.addAll(confirmations());
        attacks.addAll(audiences());
        attacks.addAll(incomplete());
        attacks.addAll(versions());
        return attacks;
    }

    private static List<SamlAttack> status() {
        return List.of(
                assertion(
                        "failed status",
                        SamlRefusal.STATUS,
                        "status:Responder, urn:oasis:names:tc:SAML:2.0:status:AuthnFailed, \"Wrong password\"",
                        x -> x.response()
                                .with(
                                        "status:Success\"/>",
                                        "status:Responder\"><samlp:StatusCode"
                                                + " Value=\"urn:oasis:names:tc:SAML:2.0:status:AuthnFailed\"/>"
                                                + "</samlp:StatusCode>"
                                                + "<samlp:StatusMessage>Wrong password</samlp:StatusMessage>")),
                assertion(
                        "no status",
                        SamlRefusal.STATUS,
                        "The status is missing",
                        x -> x.response()
                                .without("<samlp:Status><samlp:StatusCode"
                                        + " Value=\"urn:oasis:names:tc:SAML:2.0:status:Success\"/></samlp:Status>")),
                SamlAttack.of(
                        "no assertion",
                        SamlRefusal.NO_ASSERTION,
                        "contains 0 assertions",
                        x -> x.response().change(TestXml::removeAssertion).sign(SignedPart.RESPONSE)));
    }

    private static List<SamlAttack> issuers() {
        String other = "<saml:Issuer>" + OTHER + "</saml:Issuer>";
        List<SamlAttack> attacks = new ArrayList<>();
        attacks.addAll(each(
                "other issuer of the response",
                SamlRefusal.WRONG_ISSUER,
                "The issuer of the response is \"" + OTHER,
                x -> x.response().with(x.responseIssuer(), other + "<samlp:Status>"),
                SignedPart.values()));
        attacks.addAll(each(
                "other issuer of the assertion",
                SamlRefusal.WRONG_ISSUER,
                "The issuer of the assertion is \"" + OTHER,
                x -> x.response().with(x.assertionIssuer(), other + "<saml:Subject>"),
                SignedPart.values()));
        attacks.add(SamlAttack.of(
                "no issuer of the assertion",
                SamlRefusal.WRONG_ISSUER,
                "The issuer of the assertion is missing",
                x -> x.response().with(x.assertionIssuer(), "<saml:Subject>").sign(SignedPart.RESPONSE)));
        attacks.add(
                assertion(
                        "issuer with another format",
                        SamlRefusal.WRONG_ISSUER,
                        "format is",
                        x -> x.response()
                                .with(
                                        x.assertionIssuer(),
                                        x.assertionIssuer()
                                                .replace(
                                                        "<saml:Issuer>",
                                                        "<saml:Issuer Format=\"urn:oasis:names:tc:SAML:2.0:nameid-format:persistent\">"))));
        attacks.add(SamlAttack.of(
                "two issuers of the assertion",
                SamlRefusal.MALFORMED,
                "2 children <Issuer>",
                x -> x.response()
                        .with(x.assertionIssuer(), other + x.assertionIssuer())
                        .sign(SignedPart.RESPONSE)));
        return attacks;
    }

    private static List<SamlAttack> addresses() {
        List<SamlAttack> attacks = new ArrayList<>();
        attacks.addAll(each(
                "other destination",
                SamlRefusal.WRONG_DESTINATION,
                "The destination is \"" + OTHER,
                x -> x.response().with(x.destination(), " Destination=\"" + OTHER + "\""),
                SignedPart.values()));
        attacks.addAll(each(
                "no destination",
                SamlRefusal.WRONG_DESTINATION,
                "The destination is missing",
                x -> x.response().without(x.destination()),
                SignedPart.RESPONSE,
                SignedPart.BOTH));
        attacks.add(confirmation(
                "other recipient",
                SamlRefusal.WRONG_RECIPIENT,
                "The recipient is \"" + OTHER,
                (x, part) -> part.replace(x.acs(), OTHER)));
        attacks.add(confirmation(
                "no recipient",
                SamlRefusal.WRONG_RECIPIENT,
                "The recipient is missing",
                (x, part) -> part.replace(" Recipient=\"" + x.acs() + "\"", "")));
        return attacks;
    }

    private static List<SamlAttack> requests() {
        String other = " InResponseTo=\"_request-2\"";
        return List.of(
                assertion(
                        "other request of the response",
                        SamlRefusal.UNSOLICITED,
                        "InResponseTo of the response is \"_request-2\"",
                        x -> x.response().with(x.inResponseTo() + "><", other + "><")),
                SamlAttack.of(
                        "response to no request",
                        SamlRefusal.UNSOLICITED,
                        "InResponseTo of the response is missing",
                        x -> x.response().with(x.inResponseTo() + "><", "><").sign(SignedPart.RESPONSE)),
                confirmation(
                        "other request of the subject",
                        SamlRefusal.UNSOLICITED,
                        "InResponseTo of the subject confirmation is \"_request-2\"",
                        (x, part) -> part.replace(x.inResponseTo(), other)),
                confirmation(
                        "subject of no request",
                        SamlRefusal.UNSOLICITED,
                        "InResponseTo of the subject confirmation is missing",
                        (x, part) -> part.replace(x.inResponseTo(), "")));
    }

    private static List<SamlAttack> confirmations() {
        return List.of(
                confirmation(
                        "confirmation without end",
                        SamlRefusal.INCOMPLETE,
                        "no NotOnOrAfter of its subject confirmation",
                        (x, part) -> part.replace(" NotOnOrAfter=\"" + x.at(TestExchange.CONFIRMATION_END) + "\"", "")),
                confirmation(
                        "two usable confirmations",
                        SamlRefusal.SEVERAL_CONFIRMATIONS,
                        "2 bearer confirmations",
                        (x, part) -> part + part),
                confirmation(
                        "confirmation of a holder of a key",
                        SamlRefusal.INCOMPLETE,
                        "no subject confirmation with the method",
                        (x, part) -> part.replace("cm:bearer", "cm:holder-of-key")),
                confirmation(
                        "confirmation of a sender",
                        SamlRefusal.INCOMPLETE,
                        "no subject confirmation with the method",
                        (x, part) -> part.replace("cm:bearer", "cm:sender-vouches")),
                confirmation(
                        "confirmation without data",
                        SamlRefusal.INCOMPLETE,
                        "no data of its subject confirmation",
                        (x, part) -> "<saml:SubjectConfirmation Method=\"" + BEARER + "\"/>"));
    }

    private static List<SamlAttack> audiences() {
        String other = "<saml:Audience>" + OTHER;
        return List.of(
                assertion(
                        "other audience",
                        SamlRefusal.WRONG_AUDIENCE,
                        "The audience is \"" + OTHER,
                        x -> x.response().with("<saml:Audience>" + x.self(), other)),
                assertion(
                        "empty audience",
                        SamlRefusal.WRONG_AUDIENCE,
                        "The audience is \"\"",
                        x -> x.response().with(x.audience(), "<saml:AudienceRestriction/>")),
                assertion(
                        "second restriction to another audience",
                        SamlRefusal.WRONG_AUDIENCE,
                        "The audience is \"" + OTHER,
                        x -> x.response()
                                .with(
                                        x.audience(),
                                        x.audience() + "<saml:AudienceRestriction>" + other
                                                + "</saml:Audience></saml:AudienceRestriction>")),
                assertion(
                        "no audience",
                        SamlRefusal.WRONG_AUDIENCE,
                        "The audience is missing",
                        x -> x.response().without(x.audience())),
                assertion(
                        "condition in a foreign namespace",
                        SamlRefusal.UNKNOWN_CONDITION,
                        "A condition is",
                        x -> x.response().with(x.audience(), x.audience() + "<x:OneTimeUse xmlns:x=\"urn:other\"/>")),
                assertion(
                        "condition of a foreign type",
                        SamlRefusal.UNKNOWN_CONDITION,
                        "A condition is",
                        x -> x.response()
                                .with(
                                        x.audience(),
                                        x.audience()
                                                + "<saml:Condition xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\""
                                                + " xmlns:x=\"urn:other\" xsi:type=\"x:Weekday\"/>")));
    }

    private static List<SamlAttack> incomplete() {
        return List.of(
                assertion(
                        "no conditions",
                        SamlRefusal.INCOMPLETE,
                        "0 children <Conditions>",
                        x -> x.response().without(x.conditions() + x.audience() + "</saml:Conditions>")),
                assertion(
                        "no subject",
                        SamlRefusal.INCOMPLETE,
                        "has no subject",
                        x -> x.response()
                                .without("<saml:Subject>" + TestExchange.NAME_ID + x.confirmation()
                                        + "</saml:Subject>")),
                assertion(
                        "no authentication statement",
                        SamlRefusal.INCOMPLETE,
                        "has no authentication statement",
                        x -> x.response().without(x.statement())));
    }

    private static List<SamlAttack> versions() {
        return List.of(
                assertion(
                        "other version of the response",
                        SamlRefusal.MALFORMED,
                        "The response's version",
                        x -> x.response().with("ID=\"_response\" Version=\"2.0\"", "ID=\"_response\" Version=\"1.1\"")),
                assertion(
                        "other version of the assertion",
                        SamlRefusal.MALFORMED,
                        "The assertion's version",
                        x -> x.response()
                                .with("ID=\"_assertion\" Version=\"2.0\"", "ID=\"_assertion\" Version=\"2.1\"")),
                assertion(
                        "time that is none",
                        SamlRefusal.MALFORMED,
                        "OpenSAML cannot read",
                        x -> x.response().with(x.at(TestExchange.CONFIRMATION_END), "tomorrow")));
    }

    /** Returns an attack whose assertion is signed. */
    private static SamlAttack assertion(
            String name, SamlRefusal reason, String detail, Function<TestExchange, TestResponse> response) {
        return SamlAttack.of(name, reason, detail, response.andThen(unsigned -> unsigned.sign(SignedPart.ASSERTION)));
    }

    /** Returns an attack for each of the parts that may be signed. */
    private static List<SamlAttack> each(
            String name,
            SamlRefusal reason,
            String detail,
            Function<TestExchange, TestResponse> response,
            SignedPart... parts) {
        List<SamlAttack> attacks = new ArrayList<>();
        for (SignedPart part : parts) {
            attacks.add(SamlAttack.of(
                    name + ", signed: " + part, reason, detail, response.andThen(unsigned -> unsigned.sign(part))));
        }
        return attacks;
    }

    /** Returns an attack that changes the confirmation of the subject. */
    private static SamlAttack confirmation(
            String name, SamlRefusal reason, String detail, BiFunction<TestExchange, String, String> change) {
        return assertion(
                name, reason, detail, x -> x.response().with(x.confirmation(), change.apply(x, x.confirmation())));
    }
}
