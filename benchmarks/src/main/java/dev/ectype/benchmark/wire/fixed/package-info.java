/**
 * Runs stateless reference servers.
 * They take requests for a pet over HTTP/2, in gRPC and in GraphQL, and messages over WebSocket and MQTT.
 * They return the same pet each time with the usual library of the protocol, and relay or acknowledge messages with Netty.
 */
@NullMarked
package dev.ectype.benchmark.wire.fixed;

import org.jspecify.annotations.NullMarked;
