/**
 * Holds the emitters of method bodies: one class for each family of steps. Takes one operation with its behavior and
 * the shared names. Gives the arguments and the statements of its emitted method.
 */
@NullMarked
package dev.ectype.compiler.emit.step;

import org.jspecify.annotations.NullMarked;
