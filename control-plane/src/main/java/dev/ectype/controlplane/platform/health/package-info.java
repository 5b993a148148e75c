/**
 * Collects the health of the service and its components. Takes the components that features and the platform declare. Gives one status, for
 * the health routes of both ports.
 */
@NullMarked
package dev.ectype.controlplane.platform.health;

import org.jspecify.annotations.NullMarked;
