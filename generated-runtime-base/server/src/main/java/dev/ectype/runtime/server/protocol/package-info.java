/**
 * Holds what a protocol other than HTTP gives to the server. Takes the handlers of a connection. Gives them further handlers, which
 * exchange its bytes.
 */
@NullMarked
package dev.ectype.runtime.server.protocol;

import org.jspecify.annotations.NullMarked;
