/**
 * Contains an emulator with features that a petstore lacks: scoped names, tombstones and boundless resources.
 * Takes the plan beside it.
 * Returns an emulator for tests of the runtime.
 */
@NullMarked
package dev.ectype.runtime.emulator.things;

import org.jspecify.annotations.NullMarked;
