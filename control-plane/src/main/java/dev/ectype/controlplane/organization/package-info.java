/**
 * Organizations, as operators make them.
 * Takes names and plans.
 * Gives organizations with a first key.
 */
@NullMarked
package dev.ectype.controlplane.organization;

import org.jspecify.annotations.NullMarked;
