package input;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.ResourceKind;

/** Declared as {@code Tag}. */
@Generated("dev.ectype")
public record Tag(String id, String label) {
    public static final ResourceKind<Tag> RESOURCE = ResourceKind.of("tags", Tag.class);
}
