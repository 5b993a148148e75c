/** Defines the consumption that features publish. Takes amounts. Gives them to the counters. */
@NullMarked
package dev.ectype.controlplane.platform.usage;

import org.jspecify.annotations.NullMarked;
