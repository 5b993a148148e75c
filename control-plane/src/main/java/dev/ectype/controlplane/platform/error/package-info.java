/** Defines the errors of the service: codes, statuses and exceptions. Takes messages of features. Gives the parts of a problem response. */
@NullMarked
package dev.ectype.controlplane.platform.error;

import org.jspecify.annotations.NullMarked;
