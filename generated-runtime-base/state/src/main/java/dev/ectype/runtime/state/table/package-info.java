/**
 * Holds tables and the immutable state that consists of them. Takes table descriptions and rows. Gives the next
 * version of a table; versions share their unchanged parts.
 */
@NullMarked
package dev.ectype.runtime.state.table;

import org.jspecify.annotations.NullMarked;
