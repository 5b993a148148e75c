/**
 * Holds what can be wrong with an API that could be read: one rule, one class.
 * Takes the canonical model.
 * Gives diagnostics and changes nothing; what it warns of is served all the same.
 */
@NullMarked
package dev.ectype.compiler.check;

import org.jspecify.annotations.NullMarked;
