package dev.ectype.controlplane.snapshot;

import java.util.Map;

/**
 * An instance of a snapshot as comparisons need it.
 *
 * @param hash of its whole document
 * @param members the hashes of the members of its document, by their names
 */
record SnapshotRow(String resource, String id, ContentHash hash, Map<String, ContentHash> members) {}
