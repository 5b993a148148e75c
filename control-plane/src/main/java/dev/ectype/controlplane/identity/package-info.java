/** Describes the current user. Takes a caller. Gives the caller's organization, scopes and identity. */
@NullMarked
package dev.ectype.controlplane.identity;

import org.jspecify.annotations.NullMarked;
