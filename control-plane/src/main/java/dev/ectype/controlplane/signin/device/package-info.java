/**
 * Signs programs without a browser in (RFC 8628). Takes a code that a user confirms in a browser. Gives the program a bearer session of
 * that user.
 */
@NullMarked
package dev.ectype.controlplane.signin.device;

import org.jspecify.annotations.NullMarked;
