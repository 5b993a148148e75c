/**
 * Packs emulators as executable jars.
 * It takes a compilation, and the classes of the runtime from this program's class path.
 * It returns one jar that needs only a Java runtime, with the same bytes for the same description.
 */
@NullMarked
package dev.ectype.launcher.jar;

import org.jspecify.annotations.NullMarked;
