/**
 * Holds the intermediate representation: one immutable description of an API, whatever language it was written in.
 * Takes what an ingestor read and what inference proposed. Gives the value that every later stage reads, with a stable
 * JSON form that reads back equal.
 */
@NullMarked
package dev.ectype.compiler.ir;

import org.jspecify.annotations.NullMarked;
