/** Prints a behavior graph as JSON, Mermaid, Graphviz or SVG. Equal graphs give equal text. */
@NullMarked
package dev.ectype.compiler.graph.print;

import org.jspecify.annotations.NullMarked;
