/**
 * Contains the protocol part of an endpoint: HTTP method and path, GraphQL field, gRPC method or channel message, with
 * its parameters. An ingestor creates each {@code Binding}, which describes how clients call the operation.
 */
@NullMarked
package dev.ectype.compiler.ir.binding;

import org.jspecify.annotations.NullMarked;
