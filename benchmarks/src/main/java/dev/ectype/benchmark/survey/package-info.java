/**
 * Checks and starts many descriptions, and compares counts and costs with a baseline.
 * It takes folders of descriptions and baseline tables.
 * It returns a current table, with decreased counts and increased costs.
 */
@NullMarked
package dev.ectype.benchmark.survey;

import org.jspecify.annotations.NullMarked;
