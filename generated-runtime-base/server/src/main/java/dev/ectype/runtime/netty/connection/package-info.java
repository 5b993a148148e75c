/**
 * Holds what HTTP/1.1 and HTTP/2 connections share: event-loop context, timeouts, output and streams. Takes channels,
 * replies and the options of the server. Gives connections with bounded memory and bounded waiting time.
 */
@NullMarked
package dev.ectype.runtime.netty.connection;

import org.jspecify.annotations.NullMarked;
