/**
 * Holds indexes of a description: routes by path, the members of object types, the envelopes of bodies and replies,
 * the members that identify an instance, and calls without a path. Takes the canonical API model. Gives lookups that
 * rules use instead of walking the model.
 */
@NullMarked
package dev.ectype.compiler.infer.index;

import org.jspecify.annotations.NullMarked;
