/**
 * Holds the index of all commands by name, their help and the completion scripts. Takes a command name and a
 * terminal. Gives a picocli command line or the command itself.
 */
@NullMarked
package dev.ectype.cli.command;

import org.jspecify.annotations.NullMarked;
