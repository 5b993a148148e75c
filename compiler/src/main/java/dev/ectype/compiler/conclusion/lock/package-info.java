/**
 * Holds the conclusions that a team accepted, so that a changed description cannot change the emulator unnoticed. Takes a lock file and a
 * completed model. Gives the lock of a model, and a diagnostic for each difference between the two.
 */
@NullMarked
package dev.ectype.compiler.conclusion.lock;

import org.jspecify.annotations.NullMarked;
