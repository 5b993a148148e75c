/**
 * Work that is done again and again, on one node at a time.
 * Takes jobs and how often they run.
 * Gives each a turn.
 */
@NullMarked
package dev.ectype.controlplane.platform.job;

import org.jspecify.annotations.NullMarked;
