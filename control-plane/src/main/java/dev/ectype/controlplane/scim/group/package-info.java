/**
 * Manages the groups of SCIM, which give their members scopes. Takes groups as SCIM resources. Gives groups, and changes the scopes of their
 * members.
 */
@NullMarked
package dev.ectype.controlplane.scim.group;

import org.jspecify.annotations.NullMarked;
