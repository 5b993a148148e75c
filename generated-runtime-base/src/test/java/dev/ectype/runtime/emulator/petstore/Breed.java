package dev.ectype.runtime.emulator.petstore;

import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Kind;

/** A breed. */
@Generated("dev.ectype")
public record Breed(String id, String label) {
    public static final Kind<Breed> RESOURCE = Kind.of("breeds", Breed.class);
}
