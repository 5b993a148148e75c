/**
 * Holds the compiler's JSON values: immutable, ordered, numbers with the literal they were written with.
 * Takes JSON text, or values built in code.
 * Gives them back as compact, pretty or canonical text.
 */
@NullMarked
package dev.ectype.compiler.json;

import org.jspecify.annotations.NullMarked;
