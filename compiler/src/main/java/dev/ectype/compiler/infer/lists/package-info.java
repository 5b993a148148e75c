/**
 * Holds the rules about lists: paging, envelopes, sorting, filters, searches, expansion and selection. Takes operations
 * with roles. Gives lists with filters, sort and paging, and the parameters that choose the content of replies.
 */
@NullMarked
package dev.ectype.compiler.infer.lists;

import org.jspecify.annotations.NullMarked;
