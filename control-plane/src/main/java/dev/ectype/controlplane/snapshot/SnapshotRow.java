package dev.ectype.controlplane.snapshot;

import java.util.Map;

/**
 * Holds the hashes of an instance for comparisons.
 *
 * @param hash the hash of the whole document
 * @param members the hashes of the document's members by name
 */
record SnapshotRow(String resource, String id, ContentHash hash, Map<String, ContentHash> members) {}
