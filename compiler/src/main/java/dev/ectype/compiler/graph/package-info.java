/**
 * Contains the behavior graph: for every operation its preconditions, steps, reply and error exits, and for every
 * resource its state machine. It takes the completed API model. The emitter turns the graph into Java.
 */
@NullMarked
package dev.ectype.compiler.graph;

import org.jspecify.annotations.NullMarked;
