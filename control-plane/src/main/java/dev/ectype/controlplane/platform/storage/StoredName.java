package dev.ectype.controlplane.platform.storage;

/** A content as lists name it. */
public record StoredName(ObjectKey key, long size) {}
