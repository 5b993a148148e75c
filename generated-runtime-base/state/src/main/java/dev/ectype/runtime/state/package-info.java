/**
 * Holds the state engine of one sandbox and its transactions. Takes the description of the tables and transactions:
 * one writer at a time, readers without locks. Gives rows, pages, commits, differences between positions, and time
 * travel.
 */
@NullMarked
package dev.ectype.runtime.state;

import org.jspecify.annotations.NullMarked;
