/**
 * Holds word lists and grammar: the words of names, verbs and the states they lead to, version segments, the words for
 * progress, times, flags, files, paging, filters and sorting, and operation names split into verb and noun. Takes names
 * as a description writes them. Gives answers about words only and knows no model.
 */
@NullMarked
package dev.ectype.compiler.infer.lexicon;

import org.jspecify.annotations.NullMarked;
