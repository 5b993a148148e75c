package dev.ectype.runtime.emulator.petstore;

import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Kind;

/** A shop. */
@Generated("dev.ectype")
public record Shop(String motto, boolean open) {
    public static final Kind<Shop> RESOURCE = Kind.of("shop", Shop.class);
}
