/**
 * Holds what speaks against conclusions. Takes names of conclusions and reasons. Gives objections, which have a weight, a place and a
 * correction.
 */
@NullMarked
package dev.ectype.launcher.judge.finding;

import org.jspecify.annotations.NullMarked;
