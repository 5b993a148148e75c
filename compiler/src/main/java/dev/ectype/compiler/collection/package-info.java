/**
 * Holds immutable maps that keep insertion order, and tables from the subtypes of a sealed type to their handlers.
 * Takes maps and handlers of any type. Gives values that every later stage shares.
 */
@NullMarked
package dev.ectype.compiler.collection;

import org.jspecify.annotations.NullMarked;
