/**
 * Reads the schemas of messages. It takes a schema with the name of its notation: JSON Schema, the dialects of AsyncAPI and OpenAPI,
 * or Avro. It returns the type of the message as JSON, and reports other notations.
 */
@NullMarked
package dev.ectype.compiler.ingest.asyncapi.payload;

import org.jspecify.annotations.NullMarked;
