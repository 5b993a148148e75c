/**
 * Provides typed access to the objects of an OpenAPI document. It takes nodes with their location and follows
 * references. It returns typed members and reports a member of the wrong form once.
 */
@NullMarked
package dev.ectype.compiler.ingest.openapi.document;

import org.jspecify.annotations.NullMarked;
