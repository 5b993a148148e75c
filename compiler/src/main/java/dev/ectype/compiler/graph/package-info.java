/**
 * Holds the behavior graph: for every operation its preconditions, steps, reply and error exits, and for every
 * resource its state machine. Takes the completed API model. Gives the value that the emitter turns into Java.
 */
@NullMarked
package dev.ectype.compiler.graph;

import org.jspecify.annotations.NullMarked;
