/**
 * Emulators in containers, for tests that use Testcontainers.
 * It takes the name of an image, a description and options of {@code ectype emulate}.
 * It gives a container that is ready once the emulator answers, and the address of it.
 */
@NullMarked
package dev.ectype.testcontainers;

import org.jspecify.annotations.NullMarked;
