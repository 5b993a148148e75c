/**
 * Publishes the feature flags of an organization. Takes the plan of a caller and the settings of the operator. Gives flags with their
 * reasons.
 */
@NullMarked
package dev.ectype.controlplane.featureflag;

import org.jspecify.annotations.NullMarked;
