/**
 * Turns emitted Java into classes without touching the file system.
 * It takes sources by path and the class loader of the runtime that they build on.
 * It gives class files by name; a source that does not compile is a fault of the emitter and throws.
 */
@NullMarked
package dev.ectype.launcher.java;

import org.jspecify.annotations.NullMarked;
