/**
 * Provides immutable maps with insertion order, and tables from the subtypes of a sealed type to their handlers. All
 * later stages share the results.
 */
@NullMarked
package dev.ectype.compiler.collection;

import org.jspecify.annotations.NullMarked;
