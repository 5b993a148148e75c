/**
 * Provides typed access to the objects of a description that is a tree of JSON or YAML values. It takes nodes with their location and follows
 * references. It returns typed members and reports a member of the wrong form once.
 */
@NullMarked
package dev.ectype.compiler.ingest.document;

import org.jspecify.annotations.NullMarked;
