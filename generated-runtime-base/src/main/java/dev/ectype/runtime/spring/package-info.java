/**
 * Emulators in tests of Spring applications: served before the application context is made, whose properties name them.
 * It takes an annotation of the test class; Spring itself is the application's own.
 * It gives addresses as properties, emulators to fields of tests, and the state of the start to each test.
 */
@NullMarked
package dev.ectype.runtime.spring;

import org.jspecify.annotations.NullMarked;
