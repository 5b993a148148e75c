/**
 * Parses Protocol Buffers source: tokens, declarations, and their locations. It takes the text of one untrusted file:
 * size, depth and declarations have limits. It returns a descriptor with unresolved names and uninterpreted options,
 * and reports a diagnostic for each malformed statement.
 */
@NullMarked
package dev.ectype.compiler.ingest.protobuf.syntax;

import org.jspecify.annotations.NullMarked;
