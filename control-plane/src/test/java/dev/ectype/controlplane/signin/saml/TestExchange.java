package dev.ectype.controlplane.signin.saml;

import java.security.cert.X509Certificate;
import java.time.Instant;

/**
 * Holds the values of one sign-in as the identity provider knows them, and writes the parts of a response that contain them. Attacks are
 * functions of an exchange, so that the same attack fits the library with its fixed values and a running service.
 *
 * @param entityId the entity id of the provider
 * @param self the entity id of the service provider
 * @param acs the address that receives responses
 * @param request the identifier of the request
 * @param now the time at which the provider responds
 * @param recipient the certificate for which the provider encrypts assertions
 */
record TestExchange(
        String entityId,
        String self,
        String acs,
        String request,
        String email,
        Instant now,
        X509Certificate recipient) {
    static final String ENTITY_ID = "https://idp.example/metadata";
    static final String SELF = "https://ectype.example/saml/metadata";
    static final String ACS = "https://ectype.example/saml/acs";
    static final String REQUEST = "_request-1";
    static final String EMAIL = "ada@customer.example";

    /** Seconds after {@link #now} that limit the validity of the parts. */
    static final long BEGIN = -60;

    static final long AUTHENTICATION = -10;
    static final long CONFIRMATION_END = 300;
    static final long CONDITIONS_END = 600;
    static final long SESSION_END = 28_800;

    static final String NAME_ID = """
            <saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">user-7</saml:NameID>""";

    /** Returns the exchange of tests that call the library. */
    static TestExchange standard() {
        return new TestExchange(ENTITY_ID, SELF, ACS, REQUEST, EMAIL, TestKeys.NOW, TestKeys.SELF.certificate());
    }

    /** Returns a time by its difference to the response. */
    String at(long seconds) {
        return now.plusSeconds(seconds).toString();
    }

    /** Returns the address of another user of the same domain. */
    String email(String name) {
        return name + email.substring(email.indexOf('@'));
    }

    TestEncryption encryption() {
        return TestEncryption.standard(recipient.getPublicKey());
    }

    String destination() {
        return " Destination=\"" + acs + "\"";
    }

    String inResponseTo() {
        return " InResponseTo=\"" + request + "\"";
    }

    String responseIssuer() {
        return "<saml:Issuer>" + entityId + "</saml:Issuer><samlp:Status>";
    }

    String assertionIssuer() {
        return "<saml:Issuer>" + entityId + "</saml:Issuer><saml:Subject>";
    }

    String confirmation() {
        return """
                <saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">\
                <saml:SubjectConfirmationData Recipient="%s" NotOnOrAfter="%s"%s/>\
                </saml:SubjectConfirmation>""".formatted(acs, at(CONFIRMATION_END), inResponseTo());
    }

    String conditions() {
        return """
                <saml:Conditions NotBefore="%s" NotOnOrAfter="%s">""".formatted(at(BEGIN), at(CONDITIONS_END));
    }

    String audience() {
        return """
                <saml:AudienceRestriction><saml:Audience>%s</saml:Audience>\
                </saml:AudienceRestriction>""".formatted(self);
    }

    String statement() {
        return """
                <saml:AuthnStatement AuthnInstant="%s" SessionIndex="_session"\
                 SessionNotOnOrAfter="%s"><saml:AuthnContext><saml:AuthnContextClassRef>\
                urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext>\
                </saml:AuthnStatement>""".formatted(at(AUTHENTICATION), at(SESSION_END));
    }

    String mail() {
        return """
                <saml:Attribute Name="email"><saml:AttributeValue>%s</saml:AttributeValue>\
                </saml:Attribute>""".formatted(email);
    }

    /** Returns an unsigned response that a service provider accepts once it is signed. */
    TestResponse response() {
        return new TestResponse("""
                <samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" \
                xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_response" Version="2.0" \
                IssueInstant="%s"%s%s>%s\
                <samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>\
                <saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_assertion" Version="2.0" \
                IssueInstant="%s">""".formatted(at(0), destination(), inResponseTo(), responseIssuer(), at(0))
                + assertionIssuer() + NAME_ID + confirmation() + "</saml:Subject>" + conditions() + audience()
                + "</saml:Conditions>" + statement() + "<saml:AttributeStatement>" + mail()
                + "</saml:AttributeStatement></saml:Assertion></samlp:Response>");
    }

    /** Returns the response with the standard signature of a part. */
    TestResponse signed(SignedPart part) {
        return response().sign(part);
    }
}
