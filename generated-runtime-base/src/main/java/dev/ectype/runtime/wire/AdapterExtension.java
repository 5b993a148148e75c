package dev.ectype.runtime.wire;

/** What was emitted for a front door beside the plan: only that door knows more of it. */
public interface AdapterExtension {}
