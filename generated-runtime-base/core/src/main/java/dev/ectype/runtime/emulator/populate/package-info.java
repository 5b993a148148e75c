/**
 * Fills a state with linked, plausible instances before the first request.
 * Takes the resources of an API, the number of instances of each, and a seed.
 * Returns rows, always the same for the same seed.
 */
@NullMarked
package dev.ectype.runtime.emulator.populate;

import org.jspecify.annotations.NullMarked;
