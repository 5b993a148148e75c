/**
 * Emulators in tests with JUnit: started once, reset before each test, handed to whoever takes them as a parameter.
 * It takes emulated APIs, as an annotation or as a field of the test class; JUnit itself is the test's own.
 * It gives the emulator, its address and its journal to tests, and fails those that ask for what nobody described.
 */
@NullMarked
package dev.ectype.runtime.junit;

import org.jspecify.annotations.NullMarked;
