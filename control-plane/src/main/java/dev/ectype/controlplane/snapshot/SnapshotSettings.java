package dev.ectype.controlplane.snapshot;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * What an operator can set about snapshots.
 *
 * @param maxSnapshot how many bytes a snapshot may have, before it is compressed
 */
@ConfigurationProperties("ectype")
record SnapshotSettings(@DefaultValue("268435456") long maxSnapshot) {}
