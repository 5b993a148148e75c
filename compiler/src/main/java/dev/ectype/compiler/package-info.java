/**
 * Contains the compiler's entry point: the request, the result and the order of the stages. It takes the description of
 * an API and returns the Java sources of an emulator, or diagnostics.
 */
@NullMarked
package dev.ectype.compiler;

import org.jspecify.annotations.NullMarked;
