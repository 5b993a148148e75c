/**
 * Holds the environment of commands: streams, variables, exit codes and failures. Takes the streams and the environment of the process.
 * Gives exit codes, failures with hints, and colours for streams that display them.
 */
@NullMarked
package dev.ectype.cli.terminal;

import org.jspecify.annotations.NullMarked;
