package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.json.Document;
import org.jspecify.annotations.Nullable;

/** Generates a plausible value for each instance. Found once by a member's name and type. */
@FunctionalInterface
interface ValueGenerator {
    /** Returns a value for one instance, or null for no value. */
    @Nullable
    Document of(GenerationContext context);
}
