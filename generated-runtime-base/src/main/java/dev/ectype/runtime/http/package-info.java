/**
 * Holds requests, replies and their content as plain values.
 * Takes nothing from the transport, so that a handler can be called by any server or test.
 * Gives the handler's contract to the server and to everything that answers a request.
 */
@NullMarked
package dev.ectype.runtime.http;

import org.jspecify.annotations.NullMarked;
