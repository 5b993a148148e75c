/**
 * Reads Swagger 2.0 descriptions. It takes the entry of a description and a resolver for its references. It returns the raw model in
 * the terms of OpenAPI 3: bodies with media types, and styles in place of collection formats.
 */
@NullMarked
package dev.ectype.compiler.ingest.swagger;

import org.jspecify.annotations.NullMarked;
