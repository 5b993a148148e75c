package input;

import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Kind;

/** A tag. Declared as {@code Tag}. */
@Generated("dev.ectype")
public record Tag(String id, String label) {
    public static final Kind<Tag> RESOURCE = Kind.of("tags", Tag.class);
}
