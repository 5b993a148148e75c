/**
 * Runs emulators while the tests of a build need them.
 * It takes descriptions and the options of their emulators.
 * It returns addresses, and stops the remaining emulators when the build ends.
 */
@NullMarked
package dev.ectype.maven.serve;

import org.jspecify.annotations.NullMarked;
