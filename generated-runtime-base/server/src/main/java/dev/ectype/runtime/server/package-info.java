/**
 * Holds the start of a server, independent of the transport. Takes an address, TLS settings, limits and a handler.
 * Gives a running server.
 */
@NullMarked
package dev.ectype.runtime.server;

import org.jspecify.annotations.NullMarked;
