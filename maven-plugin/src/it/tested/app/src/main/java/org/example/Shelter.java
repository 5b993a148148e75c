package org.example;

import pets.PetsEmulator;

/** Uses an emulator that is generated from a description in a dependency. */
public final class Shelter {
    public PetsEmulator pets() {
        return new PetsEmulator();
    }
}
