/**
 * Holds the emitter and the classes of operation groups. Takes the behavior graph. Gives the Java sources in layers
 * and the plan.
 */
@NullMarked
package dev.ectype.compiler.emit;

import org.jspecify.annotations.NullMarked;
