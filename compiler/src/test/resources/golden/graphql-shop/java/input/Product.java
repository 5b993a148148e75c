package input;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.ResourceKind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A thing that the shop sells. Declared as {@code Product}. */
@Generated("dev.ectype")
public record Product(
        String id, String name, double price, @Nullable String categoryId, @Nullable List<String> tagIds,
        @Nullable Size size) {
    public static final ResourceKind<Product> RESOURCE = ResourceKind.of("products", Product.class);
}
