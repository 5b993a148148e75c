/**
 * Determines which users and groups a caller of SCIM manages. Takes callers and the identity providers of their organization. Gives the
 * providers with their domains and scopes.
 */
@NullMarked
package dev.ectype.controlplane.scim.provider;

import org.jspecify.annotations.NullMarked;
