/**
 * Holds the one way in which the compiler writes to disk.
 * Takes texts with their paths below a root folder.
 * Gives a folder that holds exactly these, with unchanged files untouched.
 */
@NullMarked
package dev.ectype.compiler.output;

import org.jspecify.annotations.NullMarked;
