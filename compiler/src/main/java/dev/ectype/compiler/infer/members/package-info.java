/**
 * Holds the rules about single members and headers: versions, idempotency keys, unique values, composed texts, files
 * and uploaded contents, times of events, flags of deletions and seed examples. Takes resources with identifiers, and examples of the description.
 * Gives proposals for members, operations and seed instances.
 */
@NullMarked
package dev.ectype.compiler.infer.members;

import org.jspecify.annotations.NullMarked;
