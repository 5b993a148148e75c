/**
 * Implements the service provider of SAML 2.0. Takes responses of registered identity providers and the time of the check. Gives signed
 * requests, metadata and verified users.
 */
@NullMarked
package dev.ectype.controlplane.signin.saml;

import org.jspecify.annotations.NullMarked;
