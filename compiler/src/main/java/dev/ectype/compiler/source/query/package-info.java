/**
 * Contains JSONPath queries as RFC 9535 defines them. It takes the text of a query and a tree of source nodes. It
 * returns the selected nodes with their paths, or the error in the text, within a bounded amount of work.
 */
@NullMarked
package dev.ectype.compiler.source.query;

import org.jspecify.annotations.NullMarked;
