/**
 * What features tell that is counted as usage.
 * Takes amounts.
 * Gives them to whoever counts.
 */
@NullMarked
package dev.ectype.controlplane.platform.usage;

import org.jspecify.annotations.NullMarked;
