/**
 * Holds the commands that serve an emulator and those that control a running one. Takes descriptions, settings and
 * fixtures, or the address of a running emulator. Gives a server that runs until it is stopped, or the changed and
 * printed state.
 */
@NullMarked
package dev.ectype.cli.command.emulator;

import org.jspecify.annotations.NullMarked;
