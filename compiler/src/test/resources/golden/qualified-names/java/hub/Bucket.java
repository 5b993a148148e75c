package hub;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.ResourceKind;
import org.jspecify.annotations.Nullable;

/** Declared as {@code Bucket}. */
@Generated("dev.ectype")
public record Bucket(@Nullable String name, @Nullable Long zone, long size) {
    public static final ResourceKind<Bucket> RESOURCE = ResourceKind.of("buckets", Bucket.class);
}
