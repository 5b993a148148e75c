package ofstores;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.JsonName;
import dev.ectype.runtime.emulator.model.ResourceKind;
import org.jspecify.annotations.Nullable;

/** Declared as {@code Store}. */
@Generated("dev.ectype")
public record Store2(
        String id, @JsonName("class") String class_, @JsonName("CLASS") @Nullable String class_2,
        @JsonName("hash-code") @Nullable String hashCode_, @JsonName("hashCode") @Nullable Long hashCode_2,
        @JsonName("null") @Nullable Boolean null_, @JsonName("true") @Nullable Boolean true_,
        @JsonName("1st") @Nullable String value1St, @JsonName("") @Nullable String value,
        @JsonName("RESOURCE") @Nullable String resource, @Nullable Kind kind) {
    public static final ResourceKind<Store2> RESOURCE = ResourceKind.of("stores", Store2.class);
}
