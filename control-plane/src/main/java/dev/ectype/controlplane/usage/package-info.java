/**
 * What an organization used, by day, project and key.
 * Takes what features consumed, and counts it without a write per request.
 * Gives sums.
 */
@NullMarked
package dev.ectype.controlplane.usage;

import org.jspecify.annotations.NullMarked;
