/**
 * Makes the sources and the plans of emulators, and only where something has changed since they were made.
 * It takes descriptions, options and folders.
 * It gives folders that hold exactly what was made, and an account of what was done.
 */
@NullMarked
package dev.ectype.maven.generate;

import org.jspecify.annotations.NullMarked;
