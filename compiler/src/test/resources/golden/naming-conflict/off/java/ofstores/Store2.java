package ofstores;

import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Named;
import org.jspecify.annotations.Nullable;

/** A store. Declared as {@code Store}. */
@Generated("dev.ectype")
public record Store2(String id, @Named("class") String class_,
        @Named("CLASS") @Nullable String class_2, @Named("hash-code") @Nullable String hashCode_,
        @Named("hashCode") @Nullable Long hashCode_2, @Named("null") @Nullable Boolean null_,
        @Named("true") @Nullable Boolean true_, @Named("1st") @Nullable String value1St,
        @Named("") @Nullable String value, @Named("RESOURCE") @Nullable String resource,
        @Nullable Kind2 kind) {}
