package hub;

import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Kind;
import org.jspecify.annotations.Nullable;

/** A bucket. Declared as {@code Bucket}. */
@Generated("dev.ectype")
public record Bucket(@Nullable String name, @Nullable Long zone, long size) {
    public static final Kind<Bucket> RESOURCE = Kind.of("buckets", Bucket.class);
}
