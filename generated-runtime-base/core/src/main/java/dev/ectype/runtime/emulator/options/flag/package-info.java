/**
 * Holds the conversion of command-line values. Takes checked values and start data. Gives the options of an emulator.
 */
@NullMarked
package dev.ectype.runtime.emulator.options.flag;

import org.jspecify.annotations.NullMarked;
