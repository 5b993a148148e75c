/**
 * Contains the compiler's JSON values: immutable, ordered, with the literals of numbers. It reads JSON text or takes
 * values built in code, and prints compact, pretty or canonical text.
 */
@NullMarked
package dev.ectype.compiler.json;

import org.jspecify.annotations.NullMarked;
