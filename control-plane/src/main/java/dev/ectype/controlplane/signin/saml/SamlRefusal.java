package dev.ectype.controlplane.signin.saml;

/** Lists the reasons to refuse a response, with a sentence for audit events. */
public enum SamlRefusal {
    AMBIGUOUS_EMAIL("The assertion names several e-mail addresses."),
    CERTIFICATE_EXPIRED("The registered certificate of the identity provider has expired."),
    CERTIFICATE_NOT_YET_VALID("The registered certificate of the identity provider is not valid yet."),
    DUPLICATE_ID("Two elements have the same identifier."),
    EXPIRED("The assertion or its session has expired."),
    INCOMPLETE("A required part is missing."),
    INVALID_EMAIL("The e-mail address is invalid."),
    MALFORMED("The response is not a well-formed SAML message."),
    MISPLACED_ASSERTION("The assertion is not a direct child of the response."),
    NO_ASSERTION("The response contains no assertion."),
    NO_EMAIL("The assertion contains no e-mail address."),
    NOT_DECRYPTABLE("The assertion cannot be decrypted."),
    NOT_YET_VALID("The assertion is not valid yet."),
    SEVERAL_ASSERTIONS("The response contains several assertions."),
    SEVERAL_CONFIRMATIONS("Several confirmations of the subject are usable."),
    SIGNATURE_FORM("The signature has parts that SAML does not allow."),
    SIGNATURE_INVALID("The signature does not match the content or the registered certificate."),
    SIGNATURE_MISPLACED("A signature is neither a child of the response nor of its assertion."),
    SIGNATURE_MISSING("Neither the response nor the assertion is signed."),
    SIGNATURE_REFERENCE("The signature does not refer to exactly the element that contains it."),
    STATUS("The identity provider reports that sign-in failed."),
    TOO_LARGE("The response is too large."),
    UNKNOWN_CONDITION("The assertion has a condition that is not supported."),
    UNSOLICITED("The response does not belong to the request of this browser."),
    WEAK_ALGORITHM("The response uses an algorithm that is not allowed."),
    WRONG_AUDIENCE("The assertion is meant for another service provider."),
    WRONG_DESTINATION("The response is meant for another URL."),
    WRONG_ISSUER("The response comes from another identity provider."),
    WRONG_NAMESPACE("An element of SAML or of its signature is in another namespace."),
    WRONG_RECIPIENT("The subject is confirmed for another URL.");

    private final String text;

    SamlRefusal(String text) {
        this.text = text;
    }

    /** Returns the sentence for audit events. */
    public String text() {
        return text;
    }
}
