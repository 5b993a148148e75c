/**
 * Represents this installation as a SAML service provider. Takes the responses of identity providers, and keeps the key of the installation.
 * Gives users with a proven identity, and the metadata for identity providers.
 */
@NullMarked
package dev.ectype.controlplane.signin.serviceprovider;

import org.jspecify.annotations.NullMarked;
