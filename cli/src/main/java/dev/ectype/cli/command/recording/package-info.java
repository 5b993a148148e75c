/**
 * Holds the commands that record traffic and replay it. Takes an upstream server and a file of exchanges. Gives
 * recordings, and differences between recorded and actual responses.
 */
@NullMarked
package dev.ectype.cli.command.recording;

import org.jspecify.annotations.NullMarked;
