package input;

import dev.ectype.runtime.emulator.Generated;

/** What a client sends to create category. */
@Generated("dev.ectype")
public record CreateCategoryBody(String name) {}
