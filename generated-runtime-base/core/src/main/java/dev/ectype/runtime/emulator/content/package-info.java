/**
 * Negotiates and writes representations. Takes JSON values and {@code Accept}, {@code Accept-Encoding} and {@code
 * Range} headers. Gives JSON, XML, CSV, lines, gzip or a byte range.
 */
@NullMarked
package dev.ectype.runtime.emulator.content;

import org.jspecify.annotations.NullMarked;
