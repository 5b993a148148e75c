package dev.ectype.controlplane.featureflag;

import java.util.List;

/** Represents all flags of an organization in a stable order. */
record FeatureFlags(List<FeatureFlag> items) {}
