/**
 * Finds the descriptions of a goal.
 * It takes the optional input, and the folders and dependencies of a project.
 * It returns located descriptions, or fails with the searched places.
 */
@NullMarked
package dev.ectype.maven.spec;

import org.jspecify.annotations.NullMarked;
