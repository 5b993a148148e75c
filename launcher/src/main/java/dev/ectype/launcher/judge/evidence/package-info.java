/**
 * Compares conclusions with the words, examples and types of a description. Takes the completed model. Gives objections.
 */
@NullMarked
package dev.ectype.launcher.judge.evidence;

import org.jspecify.annotations.NullMarked;
