/**
 * Holds the protocol part of an endpoint: HTTP method and path, GraphQL field, gRPC method or channel message, with
 * its parameters. Takes what an ingestor reads from one format. Gives a {@code Binding} that says where and how a
 * client calls the operation.
 */
@NullMarked
package dev.ectype.compiler.ir.binding;

import org.jspecify.annotations.NullMarked;
