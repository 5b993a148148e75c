/**
 * Holds the rules for long-running operations and message queues. Takes roles, lifecycles and replies of the draft.
 * Gives proposals for asynchronous completion, started operations and queues.
 */
@NullMarked
package dev.ectype.compiler.infer.async;

import org.jspecify.annotations.NullMarked;
