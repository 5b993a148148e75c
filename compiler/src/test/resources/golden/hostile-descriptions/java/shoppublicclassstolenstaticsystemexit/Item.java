package shoppublicclassstolenstaticsystemexit;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.JsonName;
import dev.ectype.runtime.emulator.model.ResourceKind;
import org.jspecify.annotations.Nullable;

/** First line &#92; &#42;/ /&#42; second line. Declared as {@code Item}. */
@Generated("dev.ectype")
public record Item(
        String id,
        @Nullable ItemKind kind,
        @JsonName("CON") @Nullable String con,
        @JsonName("com.example.Evil") @Nullable String comExampleEvil) {
    public static final ResourceKind<Item> RESOURCE = ResourceKind.of("items", Item.class);
}
