/**
 * Reads, writes and redacts recordings of HTTP exchanges.
 * Takes exchanges of a proxy, lines of a recording and HAR files, and trusts none of them.
 * Returns plain values, and errors that name the line.
 */
@NullMarked
package dev.ectype.launcher.recording;

import org.jspecify.annotations.NullMarked;
