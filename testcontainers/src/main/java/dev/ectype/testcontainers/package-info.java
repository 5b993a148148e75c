/**
 * Runs emulators in containers for tests with Testcontainers.
 * It takes the name of an image, a description and options of {@code ectype emulate}.
 * It returns a container that is ready once the emulator answers, and the emulator's address.
 */
@NullMarked
package dev.ectype.testcontainers;

import org.jspecify.annotations.NullMarked;
