/**
 * Holds the rules of English for the singular and the plural of nouns. Takes names in any spelling, such as {@code
 * orderStatuses} and {@code line_items}. Gives the name with another form of its last word.
 */
@NullMarked
package dev.ectype.noun;

import org.jspecify.annotations.NullMarked;
