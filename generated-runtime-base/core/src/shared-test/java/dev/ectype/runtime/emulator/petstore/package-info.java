/**
 * Contains a small emulator in exactly its emitted form.
 * Takes the plan beside it.
 * Returns an emulator for tests of the runtime.
 */
@NullMarked
package dev.ectype.runtime.emulator.petstore;

import org.jspecify.annotations.NullMarked;
