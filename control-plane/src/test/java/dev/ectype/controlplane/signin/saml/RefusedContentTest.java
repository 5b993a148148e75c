package dev.ectype.controlplane.signin.saml;

import static dev.ectype.controlplane.signin.saml.SamlVerification.assertRefused;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class RefusedContentTest {
    private static final TestResponse STANDARD = TestResponse.standard();
    private static final String OTHER = "https://other.example/saml";

    @Test
    void refusesAFailedStatus() {
        TestResponse response = STANDARD.with(
                "status:Success\"/>",
                "status:Responder\"><samlp:StatusCode Value=\"urn:oasis:names:tc:SAML:2.0:status:AuthnFailed\"/>"
                        + "</samlp:StatusCode><samlp:StatusMessage>Wrong password</samlp:StatusMessage>");
        assertRefused(
                SamlRefusal.STATUS,
                "status:Responder, urn:oasis:names:tc:SAML:2.0:status:AuthnFailed, \"Wrong password\"",
                response.sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesAMissingStatus() {
        TestResponse response = STANDARD.without(
                "<samlp:Status><samlp:StatusCode Value=\"urn:oasis:names:tc:SAML:2.0:status:Success\"/>"
                        + "</samlp:Status>");
        assertRefused(SamlRefusal.STATUS, "The status is missing", response.sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesASuccessWithoutAssertion() {
        TestResponse response = STANDARD.change(
                document -> document.getDocumentElement().removeChild(TestXml.first(document, "Assertion")));
        assertRefused(SamlRefusal.NO_ASSERTION, "contains 0 assertions", response.sign(SignedPart.RESPONSE));
    }

    @ParameterizedTest
    @EnumSource
    void refusesAnotherIssuerOfTheResponse(SignedPart part) {
        TestResponse response =
                STANDARD.with(TestResponse.RESPONSE_ISSUER, "<saml:Issuer>" + OTHER + "</saml:Issuer><samlp:Status>");
        assertRefused(SamlRefusal.WRONG_ISSUER, "The issuer of the response is \"" + OTHER, response.sign(part));
    }

    @ParameterizedTest
    @EnumSource
    void refusesAnotherIssuerOfTheAssertion(SignedPart part) {
        TestResponse response =
                STANDARD.with(TestResponse.ASSERTION_ISSUER, "<saml:Issuer>" + OTHER + "</saml:Issuer><saml:Subject>");
        assertRefused(SamlRefusal.WRONG_ISSUER, "The issuer of the assertion is \"" + OTHER, response.sign(part));
    }

    @Test
    void refusesAMissingIssuerOfTheAssertion() {
        TestResponse response = STANDARD.with(TestResponse.ASSERTION_ISSUER, "<saml:Subject>");
        assertRefused(
                SamlRefusal.WRONG_ISSUER, "The issuer of the assertion is missing", response.sign(SignedPart.RESPONSE));
    }

    @Test
    void refusesAnIssuerWithAnotherFormat() {
        TestResponse response = STANDARD.with(
                TestResponse.ASSERTION_ISSUER,
                TestResponse.ASSERTION_ISSUER.replace(
                        "<saml:Issuer>",
                        "<saml:Issuer Format=\"urn:oasis:names:tc:SAML:2.0:nameid-format:persistent\">"));
        assertRefused(SamlRefusal.WRONG_ISSUER, "format is", response.sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesTwoIssuersOfTheAssertion() {
        TestResponse response = STANDARD.with(
                TestResponse.ASSERTION_ISSUER,
                "<saml:Issuer>" + OTHER + "</saml:Issuer>" + TestResponse.ASSERTION_ISSUER);
        assertRefused(SamlRefusal.MALFORMED, "2 children <Issuer>", response.sign(SignedPart.RESPONSE));
    }

    @ParameterizedTest
    @EnumSource
    void refusesAnotherDestination(SignedPart part) {
        TestResponse response =
                STANDARD.with(" Destination=\"https://ectype.example/saml/acs\"", " Destination=\"" + OTHER + "\"");
        assertRefused(SamlRefusal.WRONG_DESTINATION, "The destination is \"" + OTHER, response.sign(part));
    }

    @ParameterizedTest
    @EnumSource(names = {"RESPONSE", "BOTH"})
    void refusesASignedResponseWithoutDestination(SignedPart part) {
        TestResponse response = STANDARD.without(" Destination=\"https://ectype.example/saml/acs\"");
        assertRefused(SamlRefusal.WRONG_DESTINATION, "The destination is missing", response.sign(part));
    }

    @Test
    void refusesAnotherRequestOfTheResponse() {
        TestResponse response = STANDARD.with("InResponseTo=\"_request-1\"><", "InResponseTo=\"_request-2\"><");
        assertRefused(
                SamlRefusal.UNSOLICITED,
                "InResponseTo of the response is \"_request-2\"",
                response.sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesAResponseToNoRequest() {
        TestResponse response = STANDARD.with(" InResponseTo=\"_request-1\"><", "><");
        assertRefused(
                SamlRefusal.UNSOLICITED, "InResponseTo of the response is missing", response.sign(SignedPart.RESPONSE));
    }

    @Test
    void refusesAnotherRequestOfTheSubject() {
        TestResponse response = confirmation("InResponseTo=\"_request-1\"", "InResponseTo=\"_request-2\"");
        assertRefused(
                SamlRefusal.UNSOLICITED,
                "InResponseTo of the subject confirmation is \"_request-2\"",
                response.sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesASubjectOfNoRequest() {
        TestResponse response = confirmation(" InResponseTo=\"_request-1\"", "");
        assertRefused(
                SamlRefusal.UNSOLICITED,
                "InResponseTo of the subject confirmation is missing",
                response.sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesAnotherRecipient() {
        TestResponse response = confirmation("https://ectype.example/saml/acs", OTHER);
        assertRefused(SamlRefusal.WRONG_RECIPIENT, "The recipient is \"" + OTHER, response.sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesAMissingRecipient() {
        TestResponse response = confirmation(" Recipient=\"https://ectype.example/saml/acs\"", "");
        assertRefused(SamlRefusal.WRONG_RECIPIENT, "The recipient is missing", response.sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesAConfirmationWithoutEnd() {
        TestResponse response = confirmation(" NotOnOrAfter=\"2026-01-15T12:05:00Z\"", "");
        assertRefused(
                SamlRefusal.INCOMPLETE,
                "no NotOnOrAfter of its subject confirmation",
                response.sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesTwoUsableConfirmations() {
        TestResponse response =
                STANDARD.with(TestResponse.CONFIRMATION, TestResponse.CONFIRMATION + TestResponse.CONFIRMATION);
        assertRefused(SamlRefusal.SEVERAL_CONFIRMATIONS, "2 bearer confirmations", response.sign(SignedPart.ASSERTION));
    }

    @ParameterizedTest
    @ValueSource(strings = {"holder-of-key", "sender-vouches"})
    void refusesOtherConfirmations(String method) {
        TestResponse response = confirmation("cm:bearer", "cm:" + method);
        assertRefused(
                SamlRefusal.INCOMPLETE, "no subject confirmation with the method", response.sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesAConfirmationWithoutData() {
        TestResponse response = STANDARD.with(
                TestResponse.CONFIRMATION, "<saml:SubjectConfirmation Method=\"" + TestResponse.BEARER + "\"/>");
        assertRefused(
                SamlRefusal.INCOMPLETE, "no data of its subject confirmation", response.sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesAnAssertionWithoutSubject() {
        TestResponse response = STANDARD.without(
                "<saml:Subject>" + TestResponse.NAME_ID + TestResponse.CONFIRMATION + "</saml:Subject>");
        assertRefused(SamlRefusal.INCOMPLETE, "has no subject", response.sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesAnAssertionWithoutStatement() {
        TestResponse response = STANDARD.without(TestResponse.STATEMENT);
        assertRefused(SamlRefusal.INCOMPLETE, "has no authentication statement", response.sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesAnotherAudience() {
        TestResponse response =
                STANDARD.with("<saml:Audience>https://ectype.example/saml/metadata", "<saml:Audience>" + OTHER);
        assertRefused(SamlRefusal.WRONG_AUDIENCE, "The audience is \"" + OTHER, response.sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesAnEmptyAudience() {
        TestResponse response = STANDARD.with(TestResponse.AUDIENCE, "<saml:AudienceRestriction/>");
        assertRefused(SamlRefusal.WRONG_AUDIENCE, "The audience is \"\"", response.sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesASecondRestrictionToAnotherAudience() {
        TestResponse response = STANDARD.with(
                TestResponse.AUDIENCE,
                TestResponse.AUDIENCE + "<saml:AudienceRestriction><saml:Audience>" + OTHER
                        + "</saml:Audience></saml:AudienceRestriction>");
        assertRefused(SamlRefusal.WRONG_AUDIENCE, "The audience is \"" + OTHER, response.sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesAMissingAudience() {
        TestResponse response = STANDARD.without(TestResponse.AUDIENCE);
        assertRefused(SamlRefusal.WRONG_AUDIENCE, "The audience is missing", response.sign(SignedPart.ASSERTION));
    }

    @Test
    void refusesAnAssertionWithoutConditions() {
        TestResponse response =
                STANDARD.without(TestResponse.CONDITIONS + TestResponse.AUDIENCE + "</saml:Conditions>");
        assertRefused(SamlRefusal.INCOMPLETE, "0 children <Conditions>", response.sign(SignedPart.ASSERTION));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<x:OneTimeUse xmlns:x=\"urn:other\"/>",
                "<saml:Condition xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\""
                        + " xmlns:x=\"urn:other\" xsi:type=\"x:Weekday\"/>"
            })
    void refusesUnknownConditions(String condition) {
        TestResponse response = STANDARD.with(TestResponse.AUDIENCE, TestResponse.AUDIENCE + condition);
        assertRefused(SamlRefusal.UNKNOWN_CONDITION, "A condition is", response.sign(SignedPart.ASSERTION));
    }

    @ParameterizedTest
    @CsvSource({
        "Version=\"2.0\" IssueInstant=\"2026-01-15T12:00:00Z\" Dest,Version=\"1.1\" IssueInstant=\"2026-01-15T12:00:00Z\" Dest,The response's version",
        "ID=\"_assertion\" Version=\"2.0\",ID=\"_assertion\" Version=\"2.1\",The assertion's version",
        "2026-01-15T12:05:00Z,tomorrow,OpenSAML cannot read"
    })
    void refusesMalformedParts(String part, String replacement, String message) {
        TestResponse response = STANDARD.with(part, replacement);
        assertRefused(SamlRefusal.MALFORMED, message, response.sign(SignedPart.ASSERTION));
    }

    private static TestResponse confirmation(String part, String replacement) {
        return STANDARD.with(TestResponse.CONFIRMATION, TestResponse.CONFIRMATION.replace(part, replacement));
    }
}
