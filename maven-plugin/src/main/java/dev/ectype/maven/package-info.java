/**
 * Defines the goals of the Maven plugin.
 * The goals take the parameters of a build.
 * They pass them to the packages below, which do the work, and add the results to the build.
 */
@NullMarked
package dev.ectype.maven;

import org.jspecify.annotations.NullMarked;
