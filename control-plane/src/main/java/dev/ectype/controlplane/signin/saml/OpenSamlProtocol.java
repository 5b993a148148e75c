package dev.ectype.controlplane.signin.saml;

import java.security.PublicKey;
import java.security.cert.X509Certificate;
import java.time.Instant;
import org.springframework.stereotype.Component;
import org.w3c.dom.Element;

/** Implements the protocol with OpenSAML. */
@Component
final class OpenSamlProtocol implements SamlProtocol {
    @Override
    public SamlRequest createRequest(
            SamlIdentityProvider provider,
            SamlServiceProvider self,
            SamlBinding binding,
            String requestId,
            String relayState,
            Instant now) {
        AuthnRequestWriter writer = new AuthnRequestWriter(provider, self, requestId, now);
        return switch (binding) {
            case REDIRECT -> writer.redirect(relayState);
            case POST -> writer.post(relayState);
        };
    }

    @Override
    public SamlSubject verify(String samlResponse, SamlExpectation expected) throws SamlRefused {
        PublicKey key = key(expected.provider().certificate(), expected.now());
        Element response = MessageStructure.response(SamlMessageParser.decode(samlResponse));
        SignatureForm.checkAll(response, key);
        SignedContent signed = SignatureForm.isSigned(response) ? SignedContent.verify(response, key) : null;
        new ResponseChecks(expected).check(signed == null ? response : signed.element(), signed != null);
        VerifiedAssertion assertion = VerifiedAssertion.of(
                response, signed, key, new AssertionDecryption(expected.self().key()));
        return SubjectReader.read(assertion, new AssertionChecks(expected).check(assertion));
    }

    @Override
    public String metadata(SamlServiceProvider self) {
        return MetadataWriter.write(self);
    }

    /** Refuses a certificate out of its validity, although SAML does not require it, so that administrators replace old keys. */
    private static PublicKey key(X509Certificate certificate, Instant now) throws SamlRefused {
        Instant begin = certificate.getNotBefore().toInstant();
        Instant end = certificate.getNotAfter().toInstant();
        if (end.isBefore(now)) {
            throw new SamlRefused(
                    SamlRefusal.CERTIFICATE_EXPIRED,
                    "The registered certificate expired at " + end + ", and it is " + now
                            + "; register the current signing certificate of the provider.");
        } else if (begin.isAfter(now)) {
            throw new SamlRefused(
                    SamlRefusal.CERTIFICATE_NOT_YET_VALID,
                    "The registered certificate is valid from " + begin + " on, and it is " + now + ".");
        }
        return certificate.getPublicKey();
    }
}
