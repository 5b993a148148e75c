/**
 * What an organization has of the features that not all have.
 * Takes the plan of a caller and the switches of the operator.
 * Gives flags with their reasons.
 */
@NullMarked
package dev.ectype.controlplane.featureflag;

import org.jspecify.annotations.NullMarked;
