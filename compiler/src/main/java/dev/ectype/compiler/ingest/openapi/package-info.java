/**
 * Holds the reader of OpenAPI 3 descriptions.
 * Takes the entry of a description and the way to follow its references.
 * Gives the raw model: everything as it was described, nothing flattened and nothing inferred.
 */
@NullMarked
package dev.ectype.compiler.ingest.openapi;

import org.jspecify.annotations.NullMarked;
