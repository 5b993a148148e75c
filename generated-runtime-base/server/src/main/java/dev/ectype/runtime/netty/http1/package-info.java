/**
 * Holds HTTP/1.1 connections, WebSocket connections and the upgrade to HTTP/2. Takes the bytes of one
 * connection. Gives responses in request order.
 */
@NullMarked
package dev.ectype.runtime.netty.http1;

import org.jspecify.annotations.NullMarked;
