/**
 * What a command stands on: its streams, the environment, and the ways in which it may end.
 * It takes what the process was given.
 * It gives exit codes, failures with hints, and the colours that the reader of a stream can show.
 */
@NullMarked
package dev.ectype.cli.terminal;

import org.jspecify.annotations.NullMarked;
