/**
 * Writes problems in the described error format. Takes a problem and the error exits of an operation. Gives an error
 * response.
 */
@NullMarked
package dev.ectype.runtime.emulator.error;

import org.jspecify.annotations.NullMarked;
