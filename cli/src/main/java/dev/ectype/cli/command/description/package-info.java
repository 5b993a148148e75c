/**
 * Holds the commands that compile API descriptions: ingest, check, compile and graph. Takes descriptions as files,
 * folders, addresses or sample names. Gives the compiled model, emitted files or findings.
 */
@NullMarked
package dev.ectype.cli.command.description;

import org.jspecify.annotations.NullMarked;
