/**
 * Renders the pages of provisioning with SCIM. Takes requests of administrators. Gives the address and the token for an identity provider,
 * and what it has done.
 */
@NullMarked
package dev.ectype.controlplane.dashboard.scim;

import org.jspecify.annotations.NullMarked;
