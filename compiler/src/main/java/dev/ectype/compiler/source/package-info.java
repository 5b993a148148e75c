/**
 * Holds the one reader for JSON and YAML and the one follower of references between their files.
 * Takes bytes that nobody vouches for: every size, depth and expansion has a limit.
 * Gives trees of nodes that know their line and column and keep each scalar as it was written.
 */
@NullMarked
package dev.ectype.compiler.source;

import org.jspecify.annotations.NullMarked;
