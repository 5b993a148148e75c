/**
 * Rewrites the heads of requests and responses between a client and a server. Takes the head that one side sent.
 * Gives the head that the other side receives, and the proxy's own error responses.
 */
@NullMarked
package dev.ectype.cli.proxy.message;

import org.jspecify.annotations.NullMarked;
