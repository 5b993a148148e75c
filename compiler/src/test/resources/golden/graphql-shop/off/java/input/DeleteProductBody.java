package input;

import dev.ectype.runtime.emulator.Generated;

/** What a client sends to delete product. */
@Generated("dev.ectype")
public record DeleteProductBody(String id) {}
