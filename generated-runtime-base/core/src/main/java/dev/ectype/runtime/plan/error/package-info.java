/**
 * Holds the vocabulary of error bodies in the plan. Takes objects of the plan document. Gives the meaning of the members
 * of errors.
 */
@NullMarked
package dev.ectype.runtime.plan.error;

import org.jspecify.annotations.NullMarked;
