package dev.ectype.runtime.emulator;

/** An emitted record that a store can hold. */
public interface Resource {}
