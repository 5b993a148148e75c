/**
 * Contains an emulator with features that a petstore lacks: scoped names, tombstones and boundless resources.
 * Input: the plan beside it.
 * Output: an emulator for tests of the runtime.
 */
@NullMarked
package dev.ectype.runtime.emulator.things;

import org.jspecify.annotations.NullMarked;
