/**
 * Holds how a handler is put on the network, as plain values.
 * Takes an address, limits and a handler.
 * Gives a running server, and keeps the transport out of sight of those who start it.
 */
@NullMarked
package dev.ectype.runtime.server;

import org.jspecify.annotations.NullMarked;
