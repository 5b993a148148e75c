package dev.ectype.runtime.emulator.control;

import dev.ectype.runtime.state.StateEngine;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Describes an existing sandbox.
 *
 * @param idle the unused time after which the emulator drops the sandbox, or null for never
 */
public record SandboxInfo(
        String name, StateEngine engine, @Nullable Duration idle) {}
