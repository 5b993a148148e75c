package shoppublicclassstolenstaticsystemexit;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.JsonName;
import dev.ectype.runtime.emulator.model.ResourceKind;
import dev.ectype.runtime.emulator.model.SnakeCase;
import dev.ectype.runtime.emulator.model.TextEnum;
import org.jspecify.annotations.Nullable;

/** First line &#92; &#42;/ /&#42; second line. Declared as {@code Item}. */
@Generated("dev.ectype")
public record Item(
        String id,
        @Nullable Kind kind,
        @JsonName("CON") @Nullable String con,
        @JsonName("com.example.Evil") @Nullable String comExampleEvil) {
    public static final ResourceKind<Item> RESOURCE = ResourceKind.of("items", Item.class);

    public enum Kind implements TextEnum, SnakeCase {
        @JsonName("\"") EMPTY,
        @JsonName("\\") EMPTY2,
        @JsonName("*/") EMPTY3,
        @JsonName("\n") EMPTY4,
        @JsonName("$L") L,
        @JsonName("\\u0022") U0022,
        @JsonName("ünïcode") N_CODE,
        PACKAGE,
        @JsonName("😀") EMPTY5
    }
}
