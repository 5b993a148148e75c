/**
 * Holds the writers of the plan, the data that emitted code is served with. Takes the behavior graph, the operation
 * groups and the shared names. Gives one JSON document with types, operations, replies and resources.
 */
@NullMarked
package dev.ectype.compiler.emit.plan;

import org.jspecify.annotations.NullMarked;
