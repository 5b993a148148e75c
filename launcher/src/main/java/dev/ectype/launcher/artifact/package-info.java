/**
 * Represents compiled emulators as values that can be stored.
 * It takes a compilation and its compiled classes, or their encoded bytes.
 * It returns those bytes, and emulators that are ready to start, also before their classes are compiled.
 */
@NullMarked
package dev.ectype.launcher.artifact;

import org.jspecify.annotations.NullMarked;
