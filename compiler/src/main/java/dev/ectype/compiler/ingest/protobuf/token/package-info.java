/**
 * Splits Protocol Buffers source into tokens. It takes the text of one file, within limits. It returns tokens with
 * position and comments, and fails with a syntax error on malformed text.
 */
@NullMarked
package dev.ectype.compiler.ingest.protobuf.token;

import org.jspecify.annotations.NullMarked;
