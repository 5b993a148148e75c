package input;

import dev.ectype.runtime.emulator.Generated;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a client sends to create a product. */
@Generated("dev.ectype")
public record NewProduct(String name, @Nullable Double price, @Nullable String categoryId,
        @Nullable List<String> tagIds) {}
