/**
 * Writes the plan, the data with which the runtime serves the emitted code. It takes the behavior graph, the operation
 * groups and the shared names. It returns one JSON document with types, operations, replies and resources.
 */
@NullMarked
package dev.ectype.compiler.emit.plan;

import org.jspecify.annotations.NullMarked;
