package dev.ectype.runtime.emulator.control;

import dev.ectype.runtime.state.ForkPoint;
import dev.ectype.runtime.state.StateEngine;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds, creates and drops the sandboxes of an emulator. */
public interface SandboxRegistry {
    /** The name of the sandbox that always exists. */
    String BASE = "default";

    /** Returns all sandboxes except the base, by name. */
    List<SandboxInfo> sandboxes();

    /** Returns the state of a sandbox or of the base, or null for an unknown name. */
    @Nullable
    StateEngine engine(String name);

    /**
     * Creates a sandbox unless it exists.
     *
     * @param idle the unused time after which the emulator drops the sandbox, or null for the emulator's default
     * @return true if this call created the sandbox
     * @throws dev.ectype.runtime.problem.Problem if the name is malformed or the limit is reached
     */
    boolean make(String name, ForkPoint from, @Nullable Duration idle);

    /** Drops a sandbox with its state and returns whether it existed. */
    boolean drop(String name);
}
