/**
 * What emulators in tests have in common, whichever framework runs the tests.
 * It takes the class of an emulator and its options.
 * It gives a served emulator, and the requests that nobody described.
 */
@NullMarked
package dev.ectype.runtime.testing;

import org.jspecify.annotations.NullMarked;
