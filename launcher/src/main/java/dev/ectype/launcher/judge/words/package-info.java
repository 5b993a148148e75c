/**
 * Compares names and texts of descriptions by their words. Takes names in any spelling and sentences. Gives lists of words and the meaning of
 * verbs.
 */
@NullMarked
package dev.ectype.launcher.judge.words;

import org.jspecify.annotations.NullMarked;
