/**
 * Holds the types of an API description: one record for each kind of schema, and what describes a type beside its
 * values. Takes what an ingestor reads from JSON Schema, GraphQL or protobuf. Gives immutable types and the paths of
 * members inside them.
 */
@NullMarked
package dev.ectype.compiler.ir.type;

import org.jspecify.annotations.NullMarked;
