/**
 * Reads OpenAPI 3 descriptions. It takes the entry of a description and a resolver for its references. It returns the
 * raw model as described, without flattening and inference.
 */
@NullMarked
package dev.ectype.compiler.ingest.openapi;

import org.jspecify.annotations.NullMarked;
