/**
 * Records the calls of SCIM tokens, so that administrators see why provisioning does not work. Takes the responses to identity providers.
 * Gives the last accepted and the last refused call of a token by method and resource.
 */
@NullMarked
package dev.ectype.controlplane.scim.call;

import org.jspecify.annotations.NullMarked;
