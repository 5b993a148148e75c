/**
 * Compiles emulators so that they can start early.
 * It takes the request of a compilation, in this process or from another one.
 * It gives what an emulator needs to start, then single classes, then all of them.
 */
@NullMarked
package dev.ectype.launcher.early;

import org.jspecify.annotations.NullMarked;
