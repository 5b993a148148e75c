/**
 * Creates, changes and removes members for identity providers. Takes users as SCIM resources. Gives the members of the domain of a provider
 * as SCIM resources.
 */
@NullMarked
package dev.ectype.controlplane.scim.user;

import org.jspecify.annotations.NullMarked;
