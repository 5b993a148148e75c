/**
 * Filters and sorts lists: bounds, searches, expressions and sort members.
 * Takes the parameters of a request and the type of the items.
 * Returns conditions on documents and orders of rows.
 */
@NullMarked
package dev.ectype.runtime.emulator.list;

import org.jspecify.annotations.NullMarked;
