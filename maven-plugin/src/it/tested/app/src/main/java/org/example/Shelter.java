package org.example;

import pets.PetsEmulator;

/** Has an emulator of an API that a dependency describes. */
public final class Shelter {
    public PetsEmulator pets() {
        return new PetsEmulator();
    }
}
