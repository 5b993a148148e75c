/**
 * Holds how lists are narrowed and ordered: bounds, searches, expressions and sorting by members.
 * Takes what clients ask for and the type of the items.
 * Gives tests of documents and orders of them.
 */
@NullMarked
package dev.ectype.runtime.emulator.list;

import org.jspecify.annotations.NullMarked;
