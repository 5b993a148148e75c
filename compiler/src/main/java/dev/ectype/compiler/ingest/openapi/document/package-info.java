/**
 * Holds access to the objects of an OpenAPI document. Takes nodes with their place and follows their references.
 * Gives typed members and reports a member of the wrong form once.
 */
@NullMarked
package dev.ectype.compiler.ingest.openapi.document;

import org.jspecify.annotations.NullMarked;
