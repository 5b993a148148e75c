/**
 * Measures the Maven plugin.
 * It takes the file of a description.
 * It returns the seconds that the plugin adds to a build, if it generates the sources and if nothing has changed.
 */
@NullMarked
package dev.ectype.benchmark.plugin;

import org.jspecify.annotations.NullMarked;
