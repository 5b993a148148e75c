/**
 * Generates the sources of large descriptions in a process of its own.
 * It takes the request of a generation, and sends it to another JVM with options for short runs.
 * It returns the result of that process, or fails with its exit code and last output.
 */
@NullMarked
package dev.ectype.maven.fork;

import org.jspecify.annotations.NullMarked;
