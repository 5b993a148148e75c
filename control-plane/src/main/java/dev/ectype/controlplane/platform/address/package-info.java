/** Resolves the public addresses of the service. Takes the settings and the listening address. Gives the base addresses of links. */
@NullMarked
package dev.ectype.controlplane.platform.address;

import org.jspecify.annotations.NullMarked;
