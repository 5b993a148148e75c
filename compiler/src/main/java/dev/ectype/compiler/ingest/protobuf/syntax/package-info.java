/**
 * Holds the reader of Protocol Buffers source: words, declarations, and where each of them stands.
 * Takes the text of one file that nobody vouches for: its size, depth and declarations have limits.
 * Gives a descriptor whose names and options are still as they were written, and a finding for each statement that is none.
 */
@NullMarked
package dev.ectype.compiler.ingest.protobuf.syntax;

import org.jspecify.annotations.NullMarked;
