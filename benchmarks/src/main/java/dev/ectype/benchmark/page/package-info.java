/**
 * Writes the page about performance.
 * It takes the JSON lines of all benchmarks, which it runs one after another, and the facts about the machine.
 * It replaces the generated parts of the page and its charts.
 */
@NullMarked
package dev.ectype.benchmark.page;

import org.jspecify.annotations.NullMarked;
