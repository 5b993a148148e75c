/**
 * Holds a small emulator exactly as it would be emitted.
 * Takes the plan beside it.
 * Gives tests of the runtime something to serve.
 */
@NullMarked
package dev.ectype.runtime.emulator.petstore;

import org.jspecify.annotations.NullMarked;
