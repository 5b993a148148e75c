/**
 * Where the service is reached.
 * Takes what an operator says, and where the server listens.
 * Gives the addresses that links begin with.
 */
@NullMarked
package dev.ectype.controlplane.platform.address;

import org.jspecify.annotations.NullMarked;
