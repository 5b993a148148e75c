/** Holds the commands of an operator. Takes arguments of a command line. Gives a server, or output and an exit code. */
@NullMarked
package dev.ectype.controlplane.command;

import org.jspecify.annotations.NullMarked;
