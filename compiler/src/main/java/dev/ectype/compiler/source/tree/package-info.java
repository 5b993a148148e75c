/**
 * Holds the readers of JSON and YAML and the nodes that they build. Takes the bytes of one file and limits for its
 * size, depth and number of values. Gives a tree of nodes with line and column that keep each scalar as written.
 */
@NullMarked
package dev.ectype.compiler.source.tree;

import org.jspecify.annotations.NullMarked;
