package input;

import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Kind;

/** A category. Declared as {@code Category}. */
@Generated("dev.ectype")
public record Category(String id, String name) {
    public static final Kind<Category> RESOURCE = Kind.of("categories", Category.class);
}
