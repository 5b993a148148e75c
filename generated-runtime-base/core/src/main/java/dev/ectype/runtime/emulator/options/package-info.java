/** Holds the options of an emulator. Takes command-line values. Gives one immutable record. */
@NullMarked
package dev.ectype.runtime.emulator.options;

import org.jspecify.annotations.NullMarked;
