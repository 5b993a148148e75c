/**
 * Holds compiled emulators as values that outlive the process that made them.
 * It takes a compilation and the classes of its sources, or the bytes that were written of them before.
 * It gives those bytes, and emulators that are ready to start.
 */
@NullMarked
package dev.ectype.launcher.artifact;

import org.jspecify.annotations.NullMarked;
