/**
 * Holds what people state about conclusions: corrections of a team and hints of a description. Takes their texts with places. Gives
 * statements that the rules propose at full confidence, and that no other rule overrides.
 */
@NullMarked
package dev.ectype.compiler.ir.stated;

import org.jspecify.annotations.NullMarked;
