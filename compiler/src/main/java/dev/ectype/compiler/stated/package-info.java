/**
 * Reads statements about conclusions: the corrections of a team, and the hints in descriptions. Takes located objects with facts. Gives
 * statements, and a diagnostic for each invalid fact.
 */
@NullMarked
package dev.ectype.compiler.stated;

import org.jspecify.annotations.NullMarked;
