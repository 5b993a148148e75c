/**
 * Manages the tokens by which identity providers use SCIM. Takes requests of administrators. Gives tokens, with the secret only in the
 * response that creates it.
 */
@NullMarked
package dev.ectype.controlplane.scim.token;

import org.jspecify.annotations.NullMarked;
