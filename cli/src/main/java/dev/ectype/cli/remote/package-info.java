/**
 * Holds the clients for emulators in other processes, their registry, and the registration with a control plane. Takes addresses and
 * timeouts. Gives responses, or the reasons why there is none.
 */
@NullMarked
package dev.ectype.cli.remote;

import org.jspecify.annotations.NullMarked;
