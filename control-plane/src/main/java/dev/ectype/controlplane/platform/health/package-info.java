/**
 * The health of the service and of the parts that it works with.
 * Takes the parts that features and the platform declare.
 * Gives one status, for the routes of health on both ports.
 */
@NullMarked
package dev.ectype.controlplane.platform.health;

import org.jspecify.annotations.NullMarked;
