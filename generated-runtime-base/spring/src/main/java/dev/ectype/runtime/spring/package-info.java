/**
 * Holds the support for Spring tests: emulators that start before the application context. Takes annotations of the
 * test class. Gives addresses as properties, and emulators for fields of tests.
 */
@NullMarked
package dev.ectype.runtime.spring;

import org.jspecify.annotations.NullMarked;
