/**
 * Holds the search for the request that a newcomer tries first.
 * Takes an emulator that was just started.
 * Gives a request that is answered with some content, found by trying it on a second emulator of the same class.
 */
@NullMarked
package dev.ectype.launcher.ask;

import org.jspecify.annotations.NullMarked;
