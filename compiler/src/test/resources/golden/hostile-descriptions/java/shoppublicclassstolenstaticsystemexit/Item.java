package shoppublicclassstolenstaticsystemexit;

import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Kind;
import dev.ectype.runtime.emulator.Named;
import org.jspecify.annotations.Nullable;

/** First line &#92; &#42;/ /&#42; second line. Declared as {@code Item}. */
@Generated("dev.ectype")
public record Item(String id, @Nullable ItemKind kind, @Named("CON") @Nullable String con,
        @Named("com.example.Evil") @Nullable String comExampleEvil) {
    public static final Kind<Item> RESOURCE = Kind.of("items", Item.class);
}
