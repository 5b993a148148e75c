/**
 * Holds the front door of all input formats: it tells what a description is written in and hands it to the one reader.
 * Takes the sources of one compilation.
 * Gives one raw model for each of them that could be read, and a diagnostic for each that could not.
 */
@NullMarked
package dev.ectype.compiler.ingest;

import org.jspecify.annotations.NullMarked;
