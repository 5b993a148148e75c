/**
 * Holds an emulator of what a petstore does not have: names below owners, graves, and things that always exist.
 * Takes the plan beside it.
 * Gives tests of the runtime something to serve.
 */
@NullMarked
package dev.ectype.runtime.emulator.things;

import org.jspecify.annotations.NullMarked;
