/**
 * Runs stateless reference servers.
 * They take requests for a pet in gRPC and in GraphQL.
 * They return the same pet each time with the usual library of the protocol.
 */
@NullMarked
package dev.ectype.benchmark.wire.fixed;

import org.jspecify.annotations.NullMarked;
