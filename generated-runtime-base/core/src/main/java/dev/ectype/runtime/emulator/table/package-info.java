/**
 * Holds access to the rows of one resource within one parent. Takes identifiers, members and path parameters. Gives
 * rows, virtual instances, relationships and contents.
 */
@NullMarked
package dev.ectype.runtime.emulator.table;

import org.jspecify.annotations.NullMarked;
