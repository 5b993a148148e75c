package dev.ectype.controlplane.emulator;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Selects emulators of a list; an absent criterion matches all. */
record EmulatorFilter(@Nullable UUID project, @Nullable Boolean alive) {}
