/** Holds the options of an emulator. Takes values of all types. Gives one immutable record. */
@NullMarked
package dev.ectype.runtime.emulator.options;

import org.jspecify.annotations.NullMarked;
