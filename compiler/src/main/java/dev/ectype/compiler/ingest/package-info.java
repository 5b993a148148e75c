/**
 * Contains the entry point of all input formats. It detects the format of a description and calls the ingestor. It
 * takes the sources of one compilation and returns one raw model for each readable one, and a diagnostic for each other
 * one.
 */
@NullMarked
package dev.ectype.compiler.ingest;

import org.jspecify.annotations.NullMarked;
