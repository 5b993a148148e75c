/**
 * Changes resources partially (RFC 7644, section 3.5.2), also in the dialects of Okta and Entra ID. Takes the body of a PATCH request and a
 * resource. Gives the changed resource.
 */
@NullMarked
package dev.ectype.controlplane.scim.patch;

import org.jspecify.annotations.NullMarked;
