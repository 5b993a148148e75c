/**
 * Writes the compiler's output to disk. It takes texts with their paths below a root folder. The folder then contains
 * exactly these files, and unchanged ones remain untouched.
 */
@NullMarked
package dev.ectype.compiler.output;

import org.jspecify.annotations.NullMarked;
