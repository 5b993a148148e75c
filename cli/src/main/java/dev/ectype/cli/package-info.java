/**
 * Holds the entry point of the command line. Takes arguments, the environment and files. Gives data on standard output, messages on
 * standard error, and an exit code.
 */
@NullMarked
package dev.ectype.cli;

import org.jspecify.annotations.NullMarked;
