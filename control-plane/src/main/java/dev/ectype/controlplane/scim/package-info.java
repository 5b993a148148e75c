/**
 * Serves SCIM 2.0 (RFC 7644), by which identity providers manage the members of their organization. Takes the requests of administrators and
 * of identity providers. Gives users, groups, and the description of both.
 */
@NullMarked
package dev.ectype.controlplane.scim;

import org.jspecify.annotations.NullMarked;
