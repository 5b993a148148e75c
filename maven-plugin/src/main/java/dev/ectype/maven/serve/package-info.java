/**
 * Keeps emulators running while the tests of a build need them.
 * It takes descriptions and how their emulators are to be started.
 * It gives addresses, and closes what is left when the build ends.
 */
@NullMarked
package dev.ectype.maven.serve;

import org.jspecify.annotations.NullMarked;
