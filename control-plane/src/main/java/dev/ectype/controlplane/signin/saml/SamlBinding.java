package dev.ectype.controlplane.signin.saml;

/** Lists the ways in which a browser carries a request to an identity provider. */
public enum SamlBinding {
    /** The request is part of the URL. */
    REDIRECT,
    /** The request is a field of a form. */
    POST
}
