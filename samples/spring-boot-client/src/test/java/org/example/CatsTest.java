package org.example;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.spring.ConfigureEmulator;
import dev.ectype.runtime.spring.EnableEmulators;
import dev.ectype.runtime.spring.InjectEmulator;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import petstore.PetstoreEmulator;

/** Tests the application with the address of the emulator instead of the petstore's. */
@SpringBootTest
@EnableEmulators(@ConfigureEmulator(type = PetstoreEmulator.class, baseUrlProperties = "petstore.url"))
class CatsTest {
    @Autowired
    Cats cats;

    @InjectEmulator
    PetstoreEmulator petstore;

    @Test
    void catsThatWereTakenInAreThere() {
        Cats.Pet mia = cats.takeIn("Mia");
        assertThat(mia).isEqualTo(new Cats.Pet(1001, "Mia", "available"));
        assertThat(cats.all()).containsExactly(mia);
        // One request has changed the state.
        assertThat(petstore.journal().lastPosition()).isEqualTo(1);
    }

    @Test
    void eachTestBeginsWithoutCats() {
        assertThat(cats.all()).isEmpty();
    }
}
