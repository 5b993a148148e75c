/**
 * Holds the changes of one transaction: rows, tombstones and counters. Takes them in the order of the writes. Gives them
 * to the journal, several changes of one row or counter as one.
 */
@NullMarked
package dev.ectype.runtime.state.change;

import org.jspecify.annotations.NullMarked;
