/**
 * Reads what a team states about conclusions in {@code service.yaml}, and checks that it holds. Takes the settings and a completed model.
 * Gives statements for inference, and a diagnostic for each statement that names nothing or has no effect.
 */
@NullMarked
package dev.ectype.compiler.conclusion.correct;

import org.jspecify.annotations.NullMarked;
