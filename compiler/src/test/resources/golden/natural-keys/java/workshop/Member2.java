package workshop;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.ResourceKind;

/** Declared as {@code Member}. */
@Generated("dev.ectype")
public record Member2(long id, String handle) {
    public static final ResourceKind<Member2> RESOURCE = ResourceKind.of("members", Member2.class);
}
