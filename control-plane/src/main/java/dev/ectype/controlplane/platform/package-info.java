/**
 * The floor that all features stand on; what each part is for, its package says.
 * Takes the settings of an operator.
 * Gives them, read once, to whoever asks.
 */
@NullMarked
package dev.ectype.controlplane.platform;

import org.jspecify.annotations.NullMarked;
