/**
 * Holds what a client asked and a server answered, the format in which that is kept, and the redaction of what must not be.
 * Takes exchanges of a proxy, lines of a recording and HAR files, trusting none of them.
 * Gives plain values, and errors that name the line.
 */
@NullMarked
package dev.ectype.launcher.recording;

import org.jspecify.annotations.NullMarked;
