package dev.ectype.runtime.emulator.model;

/** An emitted record that a store can hold. */
public interface Resource {}
