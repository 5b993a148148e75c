package dev.ectype.controlplane.featureflag;

import java.util.List;

/** All flags of an organization, in an order that does not change. */
record FeatureFlags(List<FeatureFlag> items) {}
