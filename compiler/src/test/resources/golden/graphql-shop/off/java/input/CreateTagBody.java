package input;

import dev.ectype.runtime.emulator.Generated;

/** What a client sends to create tag. */
@Generated("dev.ectype")
public record CreateTagBody(String label) {}
