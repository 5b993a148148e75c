/**
 * Holds the gRPC adapter: frames, messages, server reflection, health and HTTP transcoding. It reads gRPC,
 * gRPC-Web and transcoded HTTP requests with the descriptors of the plan. Each request message becomes one operation
 * call. Responses have a gRPC status.
 */
@NullMarked
package dev.ectype.runtime.grpc;

import org.jspecify.annotations.NullMarked;
