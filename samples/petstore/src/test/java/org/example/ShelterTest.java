package org.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ectype.runtime.junit.EmulatorTest;
import java.io.IOException;
import java.net.URI;
import org.junit.jupiter.api.Test;
import petstore.PetstoreEmulator;

/** Each test has a new petstore. */
@EmulatorTest(PetstoreEmulator.class)
final class ShelterTest {
    @Test
    void petsAreAdoptedOnce(URI petstore) throws Exception {
        Shelter shelter = new Shelter(petstore, "any");
        URI mia = shelter.takeIn("Mia");
        assertEquals(URI.create(petstore + "/pets/1001"), mia);
        assertTrue(shelter.adopt(mia));
        assertFalse(shelter.adopt(mia));
        assertTrue(shelter.show(mia).contains("\"status\":\"adopted\""));
    }

    @Test
    void petsAreForgottenBetweenTests(URI petstore) {
        URI mia = URI.create(petstore + "/pets/1001");
        IOException missing = assertThrows(IOException.class, () -> new Shelter(petstore, "any").show(mia));
        assertTrue(missing.getMessage().contains("404"), missing.getMessage());
    }

    @Test
    void keysAreAskedFor(URI petstore) {
        IOException refused = assertThrows(IOException.class, () -> new Shelter(petstore, "").takeIn("Mia"));
        assertTrue(refused.getMessage().contains("401"), refused.getMessage());
    }
}
