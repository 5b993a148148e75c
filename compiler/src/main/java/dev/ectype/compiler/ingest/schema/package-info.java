/**
 * Reads schemas. It takes schema objects of JSON Schema, OpenAPI or AsyncAPI with their dynamic scope. It returns raw types, one
 * name for each referenced schema.
 */
@NullMarked
package dev.ectype.compiler.ingest.schema;

import org.jspecify.annotations.NullMarked;
