package input;

import dev.ectype.runtime.emulator.model.Generated;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Declared as {@code CreateProductInput}. */
@Generated("dev.ectype")
public record CreateProductInput(
        @Nullable String clientMutationId,
        String name,
        @Nullable Double price,
        @Nullable String categoryId,
        @Nullable List<String> tagIds) {}
