package dev.ectype.runtime.emulator.control;

import dev.ectype.runtime.state.StateEngine;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * A sandbox that is there.
 *
 * @param idle how long nobody may use it until it is dropped, or null for as long as they like
 */
public record SandboxInfo(
        String name, StateEngine engine, @Nullable Duration idle) {}
