/**
 * Formats the output of commands: diagnostics, summaries, tables and help topics. Takes the results of commands. Gives lines of text and
 * JSON values.
 */
@NullMarked
package dev.ectype.cli.render;

import org.jspecify.annotations.NullMarked;
