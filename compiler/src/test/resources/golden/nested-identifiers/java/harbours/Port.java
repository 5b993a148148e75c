package harbours;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.ResourceKind;
import org.jspecify.annotations.Nullable;

/** Declared as {@code Port}. */
@Generated("dev.ectype")
public record Port(@Nullable String kind, @Nullable Metadata metadata, @Nullable Spec spec) {
    public static final ResourceKind<Port> RESOURCE = ResourceKind.of("ports", Port.class);

    public record Spec(@Nullable Long depth) {}
}
