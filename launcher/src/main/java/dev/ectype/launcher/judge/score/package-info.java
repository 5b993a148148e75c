/**
 * Computes the score. Takes all conclusions and the objections against them. Gives doubts in the order of their urgency.
 */
@NullMarked
package dev.ectype.launcher.judge.score;

import org.jspecify.annotations.NullMarked;
