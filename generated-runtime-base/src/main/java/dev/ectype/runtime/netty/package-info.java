/**
 * Holds the server: one port for HTTP/1.1, HTTP/2 and both of them over TLS.
 * Takes a handler of plain requests and the limits within which untrusted clients are served.
 * Gives a running server that can be asked for its port and closed gracefully.
 */
@NullMarked
package dev.ectype.runtime.netty;

import org.jspecify.annotations.NullMarked;
