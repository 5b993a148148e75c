/**
 * Contains regular expressions of the interoperable subset I-Regexp (RFC 9485). It takes the text of an expression. It
 * matches texts in time that is proportional to the product of both lengths.
 */
@NullMarked
package dev.ectype.compiler.source.query.pattern;

import org.jspecify.annotations.NullMarked;
