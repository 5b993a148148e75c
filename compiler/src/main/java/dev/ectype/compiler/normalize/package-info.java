/**
 * Holds the rules that bring a raw model into its canonical form, in which the same meaning always looks the same.
 * Takes a model as its description was written.
 * Gives one that allows the same values, with members where the description had compositions.
 */
@NullMarked
package dev.ectype.compiler.normalize;

import org.jspecify.annotations.NullMarked;
