/**
 * Holds the lexer of Protocol Buffers source. Takes the text of one file, within limits. Gives tokens with position
 * and comments, and a syntax error where the text is malformed.
 */
@NullMarked
package dev.ectype.compiler.ingest.protobuf.token;

import org.jspecify.annotations.NullMarked;
