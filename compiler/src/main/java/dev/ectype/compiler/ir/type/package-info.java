/**
 * Contains the types of an API description: one record for each kind of schema, and their annotations. Ingestors create
 * them from JSON Schema, GraphQL or protobuf. The types and their member paths are immutable.
 */
@NullMarked
package dev.ectype.compiler.ir.type;

import org.jspecify.annotations.NullMarked;
