/**
 * Holds the JUnit extension for emulators. Takes emulators from an annotation or from a field of the test class.
 * Gives tests the emulator, its address and its journal, and fails tests with unmatched requests.
 */
@NullMarked
package dev.ectype.runtime.junit;

import org.jspecify.annotations.NullMarked;
