/**
 * The command line.
 * It takes arguments, the environment and the files that they name.
 * It gives data on standard output, talk on standard error, and an exit code.
 */
@NullMarked
package dev.ectype.cli;

import org.jspecify.annotations.NullMarked;
