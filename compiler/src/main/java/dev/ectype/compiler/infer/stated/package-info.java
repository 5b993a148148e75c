/**
 * Holds the rules that propose what people stated, and the filter that keeps other rules from overriding it. Takes a draft with the
 * statements. Gives proposals at full confidence.
 */
@NullMarked
package dev.ectype.compiler.infer.stated;

import org.jspecify.annotations.NullMarked;
