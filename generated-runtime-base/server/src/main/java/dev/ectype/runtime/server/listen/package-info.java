/**
 * Holds the start of a server. Takes an address, TLS settings, limits and a handler. Gives a running server.
 */
@NullMarked
package dev.ectype.runtime.server.listen;

import org.jspecify.annotations.NullMarked;
