/** Renders the pages of emulators. Takes requests of signed-in users. Gives the live list, details and the form that deregisters, on the service of the API. */
@NullMarked
package dev.ectype.controlplane.dashboard.emulator;

import org.jspecify.annotations.NullMarked;
