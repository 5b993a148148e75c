package dev.ectype.runtime.wire;

/** Marks emitted code that only its protocol adapter understands. */
public interface AdapterExtension {}
