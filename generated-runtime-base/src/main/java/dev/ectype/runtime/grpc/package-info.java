/**
 * Holds the gRPC adapter: frames, messages, server reflection, health and HTTP transcoding. Takes gRPC, gRPC-Web and
 * transcoded HTTP requests and the descriptors of the plan. Gives one operation call for each request message, and
 * responses with a gRPC status.
 */
@NullMarked
package dev.ectype.runtime.grpc;

import org.jspecify.annotations.NullMarked;
