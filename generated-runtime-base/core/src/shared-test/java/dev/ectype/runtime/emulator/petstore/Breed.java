package dev.ectype.runtime.emulator.petstore;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.ResourceKind;

/** A breed. */
@Generated("dev.ectype")
public record Breed(String id, String label) {
    public static final ResourceKind<Breed> RESOURCE = ResourceKind.of("breeds", Breed.class);
}
