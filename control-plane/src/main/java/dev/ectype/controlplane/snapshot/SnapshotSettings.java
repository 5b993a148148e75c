package dev.ectype.controlplane.snapshot;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Holds the operator's limits for snapshots.
 *
 * @param maxSnapshot the maximum uncompressed size of a snapshot in bytes
 */
@ConfigurationProperties("ectype")
record SnapshotSettings(@DefaultValue("268435456") long maxSnapshot) {}
