package harbours;

import dev.ectype.runtime.emulator.model.Generated;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Declared as {@code Metadata}. */
@Generated("dev.ectype")
public record Metadata(
        @Nullable String name, @Nullable String port, @Nullable String uid, @Nullable String resourceVersion,
        @Nullable Long generation, @Nullable String creationTimestamp, @Nullable Map<String, String> labels) {}
