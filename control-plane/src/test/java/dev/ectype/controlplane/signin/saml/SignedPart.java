package dev.ectype.controlplane.signin.saml;

/** Lists the parts of a response that a provider may sign. */
enum SignedPart {
    RESPONSE,
    ASSERTION,
    BOTH
}
