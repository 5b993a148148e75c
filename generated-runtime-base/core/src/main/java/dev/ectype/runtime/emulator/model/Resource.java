package dev.ectype.runtime.emulator.model;

/** Marks emitted types that a store can hold. */
public interface Resource {}
