/**
 * Reads operations and types as their description declares them. Takes a model before or after inference. Gives operations with an
 * expected kind and types with their members.
 */
@NullMarked
package dev.ectype.launcher.judge.description;

import org.jspecify.annotations.NullMarked;
