/**
 * The commands, one class each.
 * It takes the options that picocli read and the terminal.
 * It gives an exit code, or a failure with a hint.
 */
@NullMarked
package dev.ectype.cli.command;

import org.jspecify.annotations.NullMarked;
