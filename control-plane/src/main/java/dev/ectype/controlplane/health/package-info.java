/** Reports the liveness and readiness of the service. Takes nothing. Gives a status. */
@NullMarked
package dev.ectype.controlplane.health;

import org.jspecify.annotations.NullMarked;
