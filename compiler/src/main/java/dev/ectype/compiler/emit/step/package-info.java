/**
 * Emits method bodies: one class for each family of steps. It takes one operation with its behavior and the shared
 * names. It returns the arguments and the statements of the method.
 */
@NullMarked
package dev.ectype.compiler.emit.step;

import org.jspecify.annotations.NullMarked;
