package dev.ectype.compiler.emit.plan;

import dev.ectype.compiler.json.JsonObject;
import org.jspecify.annotations.Nullable;

/**
 * Holds what an emulator knows from a recording beside the description.
 *
 * @param start the initial instances by resource name, or null to start from the description alone
 * @param replies the replies of operations that no write affects, by operation
 */
public record RecordedState(@Nullable JsonObject start, JsonObject replies) {
    public static final RecordedState NONE = new RecordedState(null, JsonObject.EMPTY);
}
