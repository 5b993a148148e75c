/**
 * Keeps compiled emulators on disk, so that a description that has not changed is not compiled again.
 * It takes what is asked to be compiled and, after a compilation, which files it read and what it made.
 * It gives what was made of the very same bytes before; whatever goes wrong on disk only means that there is nothing.
 */
@NullMarked
package dev.ectype.launcher.cache;

import org.jspecify.annotations.NullMarked;
