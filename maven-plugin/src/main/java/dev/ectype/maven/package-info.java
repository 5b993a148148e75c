/**
 * The goals of the Maven plugin.
 * They take the parameters of a build.
 * They give them to the packages below, which do the work, and put what comes of it into the build.
 */
@NullMarked
package dev.ectype.maven;

import org.jspecify.annotations.NullMarked;
