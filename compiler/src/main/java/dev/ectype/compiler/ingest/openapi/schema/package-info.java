/**
 * Holds the reader of schemas. Takes schema objects of OpenAPI 3.0 and 3.1 with their dynamic scope. Gives raw types,
 * one name for each schema that is referenced.
 */
@NullMarked
package dev.ectype.compiler.ingest.openapi.schema;

import org.jspecify.annotations.NullMarked;
