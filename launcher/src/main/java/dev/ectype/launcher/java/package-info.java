/**
 * Compiles emitted Java to classes without the file system.
 * It takes sources by path and the class loader of the runtime.
 * It returns class files by name; a source that does not compile is an error of the emitter and throws.
 */
@NullMarked
package dev.ectype.launcher.java;

import org.jspecify.annotations.NullMarked;
