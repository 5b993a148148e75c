package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.json.Document;
import org.jspecify.annotations.Nullable;

/** What the name and the type of a member make believable: found once, and drawn for each instance. */
@FunctionalInterface
interface ValueGenerator {
    /** A value for one instance, or null where nothing is to be said. */
    @Nullable
    Document of(GenerationContext scene);
}
