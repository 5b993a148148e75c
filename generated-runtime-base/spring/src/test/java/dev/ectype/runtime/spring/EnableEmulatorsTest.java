package dev.ectype.runtime.spring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.petstore.PetstoreEmulator;
import dev.ectype.runtime.emulator.things.ThingsEmulator;
import dev.ectype.runtime.testing.Outcome;
import dev.ectype.runtime.testing.Owners;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.junit.jupiter.SpringJUnitConfig;

final class EnableEmulatorsTest {
    private static final List<Emulator> SEEN = new ArrayList<>();

    @Configuration
    static class Application {
        /** Creates a client of the pet store during the start of the context. */
        @Bean
        URI shop(@Value("${pets.url}") URI url) {
            return url;
        }
    }

    @Test
    void anApplicationFindsItsEmulatorsByProperties() {
        SEEN.clear();
        Outcome.of(Shop.class).allSucceeded(3);
        assertThat(SEEN).hasSize(3).containsOnly(SEEN.get(0));
    }

    @SpringJUnitConfig(Application.class)
    @EnableEmulators(
            @ConfigureEmulator(
                    type = PetstoreEmulator.class,
                    baseUrlProperties = "pets.url",
                    portProperties = "pets.port",
                    seed = 3))
    static final class Shop {
        @Autowired
        private URI shop;

        @Value("${pets.port}")
        private int port;

        @InjectEmulator
        private PetstoreEmulator pets;

        @Test
        void receivesTheAddressOfItsShop() {
            assertThat(shop).isEqualTo(pets.baseUri());
            assertThat(port).isEqualTo(pets.port());
            assertThat(pets.options().seed()).isEqualTo(3);
            addOne();
        }

        @Test
        void startsAfresh() {
            addOne();
        }

        @Nested
        final class Inside {
            @Test
            void startsAfreshToo() {
                addOne();
            }
        }

        private void addOne() {
            SEEN.add(pets);
            Owners.add(shop);
            assertThat(Owners.count(shop)).isEqualTo(1);
        }
    }

    @Test
    void anEmulatorIsServedAsLongAsItsContext() {
        SEEN.clear();
        Outcome.of(Ending.class).allSucceeded(1);
        assertThat(SEEN)
                .singleElement()
                .satisfies(ended -> assertThat(Owners.isServed(ended.baseUri())).isFalse());
    }

    @SpringJUnitConfig(Application.class)
    @DirtiesContext
    @EnableEmulators(@ConfigureEmulator(type = PetstoreEmulator.class, baseUrlProperties = "pets.url"))
    static final class Ending {
        @InjectEmulator
        private PetstoreEmulator pets;

        @Test
        void isServed() {
            SEEN.add(pets);
            assertThat(Owners.isServed(pets.baseUri())).isTrue();
        }
    }

    @Test
    void aRequestThatNothingAnswersFailsTheTest() {
        assertThat(Outcome.of(Astray.class).failures())
                .singleElement()
                .asString()
                .contains("no operation matches GET /ownerz/1; the nearest are GET /owners/{ownerId}");
    }

    @SpringJUnitConfig(Application.class)
    @EnableEmulators({
        @ConfigureEmulator(type = PetstoreEmulator.class, name = "strict", baseUrlProperties = "pets.url"),
        @ConfigureEmulator(type = PetstoreEmulator.class, name = "tolerant", failOnUnmatched = false, reset = false),
        @ConfigureEmulator(type = ThingsEmulator.class)
    })
    static final class Astray {
        @InjectEmulator("strict")
        private Emulator strict;

        @InjectEmulator("tolerant")
        private PetstoreEmulator tolerant;

        @InjectEmulator
        private ThingsEmulator things;

        @Test
        void asksForWhatIsNotDescribed() {
            assertThat(things).isNotNull();
            Owners.get(strict.baseUri(), "/ownerz/1");
        }

        @Test
        void asksElsewhere() {
            Owners.get(tolerant.baseUri(), "/ownerz/1");
        }
    }

    @Test
    void aFieldThatSeveralFitSaysTheirNames() {
        assertThat(Outcome.of(Unclear.class).failures())
                .singleElement()
                .asString()
                .contains("several PetstoreEmulator", "one, other");
    }

    @SpringJUnitConfig(Application.class)
    @EnableEmulators({
        @ConfigureEmulator(type = PetstoreEmulator.class, name = "one", baseUrlProperties = "pets.url"),
        @ConfigureEmulator(type = PetstoreEmulator.class, name = "other")
    })
    static final class Unclear {
        @InjectEmulator
        private PetstoreEmulator pets;

        @Test
        void never() {
            assertThat(pets).isNull();
        }
    }
}
