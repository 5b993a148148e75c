/**
 * Formats the conclusions of inference as tables, explanations, JSON and a page. Takes the report of the compiler. Gives lines, JSON
 * objects and HTML.
 */
@NullMarked
package dev.ectype.cli.inference;

import org.jspecify.annotations.NullMarked;
