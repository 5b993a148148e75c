/**
 * Prints a behavior graph as JSON, Mermaid, Graphviz or SVG. Takes a {@code BehaviorGraph}. Gives text; equal graphs
 * give equal text.
 */
@NullMarked
package dev.ectype.compiler.graph.print;

import org.jspecify.annotations.NullMarked;
