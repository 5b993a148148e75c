/**
 * Finds the descriptions that a goal works on.
 * It takes what was given as the input, or nothing, and the folders and dependencies of a project.
 * It gives places to read descriptions from, or a refusal that says where was looked.
 */
@NullMarked
package dev.ectype.maven.spec;

import org.jspecify.annotations.NullMarked;
