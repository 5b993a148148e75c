/**
 * Counts the usage of organizations by day, project and key. Takes the consumption that features publish, without a write per request.
 * Gives sums.
 */
@NullMarked
package dev.ectype.controlplane.usage;

import org.jspecify.annotations.NullMarked;
