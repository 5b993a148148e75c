/**
 * Holds the model while inference completes it, the changes that rules propose, and the proposals with evidence and
 * confidence. Takes an API model and accepted changes. Gives the completed model, and each accepted
 * change to the next rule.
 */
@NullMarked
package dev.ectype.compiler.infer.draft;

import org.jspecify.annotations.NullMarked;
