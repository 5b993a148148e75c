/**
 * Packs an emulator as a program of its own.
 * It takes a compilation, and the classes of the runtime from where this program found them.
 * It gives one jar that needs nothing but a Java runtime, the same bytes for the same description.
 */
@NullMarked
package dev.ectype.launcher.jar;

import org.jspecify.annotations.NullMarked;
