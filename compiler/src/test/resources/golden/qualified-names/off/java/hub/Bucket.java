package hub;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Declared as {@code Bucket}. */
@Generated("dev.ectype")
public record Bucket(@Nullable String name, @Nullable Long zone, long size) {}
