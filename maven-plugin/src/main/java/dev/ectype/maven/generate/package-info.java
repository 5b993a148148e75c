/**
 * Generates the sources and the plans of emulators if their inputs have changed.
 * It takes descriptions, options and folders.
 * It returns up-to-date folders and a summary of the changes.
 */
@NullMarked
package dev.ectype.maven.generate;

import org.jspecify.annotations.NullMarked;
