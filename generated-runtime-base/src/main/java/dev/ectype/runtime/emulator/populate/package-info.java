/**
 * Fills a state with linked, believable instances before anybody has created one.
 * It takes the resources of an API, how many instances each is to have, and a seed.
 * It gives rows, the same ones for the same seed.
 */
@NullMarked
package dev.ectype.runtime.emulator.populate;

import org.jspecify.annotations.NullMarked;
