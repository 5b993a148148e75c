package harbours;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.ResourceKind;
import org.jspecify.annotations.Nullable;

/** Declared as {@code Berth}. */
@Generated("dev.ectype")
public record Berth(@Nullable String kind, @Nullable Metadata metadata, @Nullable Spec spec) {
    public static final ResourceKind<Berth> RESOURCE = ResourceKind.of("berths", Berth.class);

    public record Spec(@Nullable Long length) {}
}
