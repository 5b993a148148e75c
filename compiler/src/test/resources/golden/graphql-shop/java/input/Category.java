package input;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.ResourceKind;

/** Declared as {@code Category}. */
@Generated("dev.ectype")
public record Category(String id, String name) {
    public static final ResourceKind<Category> RESOURCE = ResourceKind.of("categories", Category.class);
}
