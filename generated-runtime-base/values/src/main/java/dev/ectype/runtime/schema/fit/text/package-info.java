/**
 * Holds the generation of texts: keyed random numbers, texts for patterns and words for member names. Takes a key and
 * a pattern or a member name. Gives the same text for the same key.
 */
@NullMarked
package dev.ectype.runtime.schema.fit.text;

import org.jspecify.annotations.NullMarked;
