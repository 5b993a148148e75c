/**
 * Holds what emulator tests share across test frameworks. Takes the class of an emulator and its options. Gives a
 * served emulator and its unmatched requests.
 */
@NullMarked
package dev.ectype.runtime.testing;

import org.jspecify.annotations.NullMarked;
