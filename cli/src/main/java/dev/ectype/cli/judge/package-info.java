/**
 * Formats the grades of conclusions for a terminal. Takes the report of the judge. Gives lines.
 */
@NullMarked
package dev.ectype.cli.judge;

import org.jspecify.annotations.NullMarked;
