/**
 * Draws charts.
 * It takes shapes and texts with positions.
 * It returns SVG in colors for a light or dark background.
 */
@NullMarked
package dev.ectype.benchmark.chart;

import org.jspecify.annotations.NullMarked;
