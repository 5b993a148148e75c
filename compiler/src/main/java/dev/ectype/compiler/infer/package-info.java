/**
 * Holds the entry point of inference and the ordered list of its rules. Takes the canonical API model. Gives the
 * completed model and the log of proposals.
 */
@NullMarked
package dev.ectype.compiler.infer;

import org.jspecify.annotations.NullMarked;
