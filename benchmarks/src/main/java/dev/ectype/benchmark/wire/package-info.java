/**
 * Measures the processor time of a reply over HTTP/2, gRPC, GraphQL, WebSocket and MQTT.
 * It takes the emulator as users run it and a stateless reference server of the usual library, each on one processor.
 * It returns for each protocol the cost ratio of the emulator to the reference server.
 */
@NullMarked
package dev.ectype.benchmark.wire;

import org.jspecify.annotations.NullMarked;
