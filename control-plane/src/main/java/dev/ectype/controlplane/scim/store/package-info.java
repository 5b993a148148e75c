/**
 * Defines how routes read and change the resources of SCIM. Takes the access of a caller and the attributes of a resource. Gives resources
 * as identity providers see them.
 */
@NullMarked
package dev.ectype.controlplane.scim.store;

import org.jspecify.annotations.NullMarked;
