/**
 * Holds the protocol bindings of operations, and the GraphQL and gRPC descriptions of the plan. Takes objects of the
 * plan document. Gives method and path, GraphQL field or gRPC method of an operation.
 */
@NullMarked
package dev.ectype.runtime.plan.binding;

import org.jspecify.annotations.NullMarked;
