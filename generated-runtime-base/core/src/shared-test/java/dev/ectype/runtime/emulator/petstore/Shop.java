package dev.ectype.runtime.emulator.petstore;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.ResourceKind;

/** A shop. */
@Generated("dev.ectype")
public record Shop(String motto, boolean open) {
    public static final ResourceKind<Shop> RESOURCE = ResourceKind.of("shop", Shop.class);
}
