/**
 * Holds the choice of a request to try first on a started emulator. Takes a serving emulator. Gives a request that it
 * answers, or none.
 */
@NullMarked
package dev.ectype.launcher.request;

import org.jspecify.annotations.NullMarked;
