/**
 * Reads schemas. It takes schema objects of OpenAPI 3.0 and 3.1 with their dynamic scope. It returns raw types, one
 * name for each referenced schema.
 */
@NullMarked
package dev.ectype.compiler.ingest.openapi.schema;

import org.jspecify.annotations.NullMarked;
