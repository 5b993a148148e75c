/**
 * Holds the parts of a list response around its items. Takes the schema of the response and its paging plan. Gives
 * templates with slots for totals, cursors and links.
 */
@NullMarked
package dev.ectype.runtime.emulator.envelope;

import org.jspecify.annotations.NullMarked;
