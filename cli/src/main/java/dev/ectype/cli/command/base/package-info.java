/**
 * Holds the base classes of commands and the options that several commands share. Takes the terminal and what picocli
 * read. Gives addresses of emulators and control planes, clients for them, and exit codes.
 */
@NullMarked
package dev.ectype.cli.command.base;

import org.jspecify.annotations.NullMarked;
