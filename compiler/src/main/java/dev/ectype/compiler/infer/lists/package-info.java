/**
 * Holds the rules about list responses: paging, sorting, filters, searches and expansion. Takes operations with the
 * role of a list. Gives the same roles with filters, sort and paging.
 */
@NullMarked
package dev.ectype.compiler.infer.lists;

import org.jspecify.annotations.NullMarked;
