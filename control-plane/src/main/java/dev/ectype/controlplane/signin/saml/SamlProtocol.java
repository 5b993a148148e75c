package dev.ectype.controlplane.signin.saml;

import java.time.Instant;

/** Creates SAML requests, verifies SAML responses and describes this service provider. */
public interface SamlProtocol {
    /**
     * Creates a request to sign in, signed with RSA-SHA256.
     *
     * @param requestId the identifier that the response must repeat: a letter or underscore, then letters, digits, {@code .}, {@code -} and
     *     {@code _}
     * @param relayState the value that the provider returns unchanged, at most 80 bytes; empty for none
     */
    SamlRequest createRequest(
            SamlIdentityProvider provider,
            SamlServiceProvider self,
            SamlBinding binding,
            String requestId,
            String relayState,
            Instant now);

    /**
     * Verifies a response of the POST binding and returns its user. The caller must accept each {@link SamlSubject#assertionId} once, and
     * must check the domain of the e-mail address.
     *
     * @param samlResponse the form parameter {@code SAMLResponse}, in base 64
     * @throws SamlRefused if any check fails
     */
    SamlSubject verify(String samlResponse, SamlExpectation expected) throws SamlRefused;

    /** Returns the metadata that administrators register at their identity provider. */
    String metadata(SamlServiceProvider self);
}
