/**
 * What becomes of many descriptions, what each costs, and how that compares with the last time.
 * It takes folders of descriptions and the tables that are kept of the last time.
 * It gives a table of today, and what fell or grew since.
 */
@NullMarked
package dev.ectype.benchmark.survey;

import org.jspecify.annotations.NullMarked;
