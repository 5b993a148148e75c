/**
 * Servers that keep nothing.
 * They take requests about a pet in gRPC and in GraphQL.
 * They give the same pet each time, by the library that others serve that wire with.
 */
@NullMarked
package dev.ectype.benchmark.wire.fixed;

import org.jspecify.annotations.NullMarked;
