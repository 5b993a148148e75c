/**
 * Holds the conclusions of inference as a user sees them: one text for each aspect of an operation, a resource, a relationship or an
 * error word. Takes a completed model and the proposals that led to it. Gives the conclusions with rule, evidence, confidence, place and
 * runner-up.
 */
@NullMarked
package dev.ectype.compiler.conclusion;

import org.jspecify.annotations.NullMarked;
