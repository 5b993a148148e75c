package dev.ectype.controlplane.platform.storage;

/** Describes a content in lists. */
public record StoredName(ObjectKey key, long size) {}
