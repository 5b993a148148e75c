/**
 * Chooses a first request for users of a started emulator. Takes a running emulator. Returns a request that it answers, or
 * none.
 */
@NullMarked
package dev.ectype.launcher.request;

import org.jspecify.annotations.NullMarked;
