/**
 * Contains a small emulator in exactly its emitted form.
 * Input: the plan beside it.
 * Output: an emulator for tests of the runtime.
 */
@NullMarked
package dev.ectype.runtime.emulator.petstore;

import org.jspecify.annotations.NullMarked;
