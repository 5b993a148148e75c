/**
 * Generates the sources of large descriptions in a process of its own.
 * It takes the request of a generation, and writes it to a JVM that starts faster than Maven's would compile.
 * It returns the result of that process, or fails with its last output.
 */
@NullMarked
package dev.ectype.maven.fork;

import org.jspecify.annotations.NullMarked;
