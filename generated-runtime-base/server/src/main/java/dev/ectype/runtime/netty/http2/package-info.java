/**
 * Holds HTTP/2 connections: streams, frame limits and responses. Takes the frames of one connection. Gives a response
 * on each stream, and ends connections that break the protocol or its limits.
 */
@NullMarked
package dev.ectype.runtime.netty.http2;

import org.jspecify.annotations.NullMarked;
