package harbours;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Declared as {@code Berth}. */
@Generated("dev.ectype")
public record Berth(@Nullable String kind, @Nullable Metadata metadata, @Nullable Spec spec) {
    public record Spec(@Nullable Long length) {}
}
