package dev.ectype.controlplane.signin.saml;

import java.security.PublicKey;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.opensaml.saml.common.xml.SAMLConstants;
import org.opensaml.saml.saml2.core.Assertion;
import org.w3c.dom.Element;

/** Holds an assertion that is part of {@link SignedContent}. All data of a user is read from this type, which no other class can create. */
final class VerifiedAssertion {
    private final Element element;
    private final Assertion assertion;

    private VerifiedAssertion(Element element) throws SamlRefused {
        this.element = element;
        this.assertion = OpenSaml.unmarshal(Assertion.class, element);
    }

    /**
     * Verifies the assertion of a response.
     *
     * @param response the response as received
     * @param signed the same response, if it has a signature
     */
    static VerifiedAssertion of(
            Element response, @Nullable SignedContent signed, PublicKey key, AssertionDecryption decryption)
            throws SamlRefused {
        Element assertion = onlyAssertion(signed == null ? response : signed.element());
        if ("EncryptedAssertion".equals(assertion.getLocalName())) {
            assertion = decryption.decrypt(assertion, signed != null);
            return SignatureForm.isSigned(assertion) || signed == null
                    ? new VerifiedAssertion(SignedContent.verify(assertion, key).element())
                    : new VerifiedAssertion(assertion);
        } else if (SignatureForm.isSigned(assertion) || signed == null) {
            // As received, because the outer canonicalization drops prefixes that the inner digest may contain.
            Element received = onlyAssertion(response);
            return new VerifiedAssertion(SignedContent.verify(received, key).element());
        }
        return new VerifiedAssertion(assertion);
    }

    /** Returns the element, for checks of unknown children, which OpenSAML ignores. */
    Element element() {
        return element;
    }

    Assertion assertion() {
        return assertion;
    }

    private static Element onlyAssertion(Element response) throws SamlRefused {
        List<Element> assertions = new ArrayList<>(ChildElements.named(response, SAMLConstants.SAML20_NS, "Assertion"));
        assertions.addAll(ChildElements.named(response, SAMLConstants.SAML20_NS, "EncryptedAssertion"));
        if (assertions.size() == 1) {
            return assertions.get(0);
        }
        throw new SamlRefused(
                assertions.isEmpty() ? SamlRefusal.NO_ASSERTION : SamlRefusal.SEVERAL_ASSERTIONS,
                "The response contains " + assertions.size() + " assertions, but must have one.");
    }
}
