package dev.ectype.controlplane.emulator;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Which emulators are asked for; what is left out does not matter. */
record EmulatorFilter(@Nullable UUID project, @Nullable Boolean alive) {}
