/**
 * Reads JSON and YAML into nodes. It takes the bytes of one file and limits for its size, depth and number of values.
 * It returns a tree of nodes with line and column that keep each scalar as written.
 */
@NullMarked
package dev.ectype.compiler.source.tree;

import org.jspecify.annotations.NullMarked;
