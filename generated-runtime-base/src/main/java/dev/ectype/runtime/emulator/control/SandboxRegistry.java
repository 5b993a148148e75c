package dev.ectype.runtime.emulator.control;

import dev.ectype.runtime.state.ForkPoint;
import dev.ectype.runtime.state.StateEngine;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Keeps the sandboxes of an emulator. */
public interface SandboxRegistry {
    /** What the sandbox is called that is there without being asked for. */
    String BASE = "default";

    /** Those beside the base, by name. */
    List<SandboxInfo> sandboxes();

    /** The state of one, the base's too; null where there is none. */
    @Nullable
    StateEngine engine(String name);

    /**
     * Makes one, if it is not there yet.
     *
     * @param idle how long nobody may use it until it is dropped, or null for what the emulator's options say
     * @return whether it was made now
     * @throws dev.ectype.runtime.http.Problem where the name is none, or there are too many
     */
    boolean make(String name, ForkPoint from, @Nullable Duration idle);

    /** Drops one with all that it holds; says whether it was there. */
    boolean drop(String name);
}
