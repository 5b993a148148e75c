/**
 * Normalizes a raw model, so that equal meanings have equal forms. It takes a model as described. It returns a model
 * that allows the same values, with members instead of compositions.
 */
@NullMarked
package dev.ectype.compiler.normalize;

import org.jspecify.annotations.NullMarked;
