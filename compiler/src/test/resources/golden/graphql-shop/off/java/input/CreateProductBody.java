package input;

import dev.ectype.runtime.emulator.Generated;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a client sends to create product. */
@Generated("dev.ectype")
public record CreateProductBody(String name, @Nullable Double price, @Nullable String categoryId,
        @Nullable List<String> tagIds) {}
