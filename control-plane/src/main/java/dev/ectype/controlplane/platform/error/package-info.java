/**
 * What can go wrong, as codes and statuses, and the one place that writes it.
 * Takes exceptions of features and of the framework.
 * Gives problem details as RFC 9457 describes them.
 */
@NullMarked
package dev.ectype.controlplane.platform.error;

import org.jspecify.annotations.NullMarked;
