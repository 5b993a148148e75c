package ofstores;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Member;
import dev.ectype.runtime.emulator.model.ResourceKind;
import org.jspecify.annotations.Nullable;

/** Declared as {@code Branch}. */
@Generated("dev.ectype")
public record Branch(@Nullable String id, @Nullable String town) {
    public static final ResourceKind<Branch> RESOURCE = ResourceKind.of("branches", Branch.class);
    public static final Member<String> TOWN = Member.of("town", String.class);
}
