/**
 * Grades the conclusions of inference without the rules that drew them. Takes a compilation of a description. Gives a score in parts and the
 * doubted conclusions, the most urgent first.
 */
@NullMarked
package dev.ectype.launcher.judge;

import org.jspecify.annotations.NullMarked;
