/**
 * Emits the Java sources of an emulator. It takes the behavior graph and returns the sources in layers, with the plan.
 */
@NullMarked
package dev.ectype.compiler.emit;

import org.jspecify.annotations.NullMarked;
