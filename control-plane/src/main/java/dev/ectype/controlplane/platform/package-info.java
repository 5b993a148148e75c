/**
 * Holds the platform of all features in its subpackages, and the settings. Takes options and environment variables of the operator. Gives
 * the settings, the plans and the feature switches.
 */
@NullMarked
package dev.ectype.controlplane.platform;

import org.jspecify.annotations.NullMarked;
