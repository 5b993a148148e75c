package dev.ectype.runtime.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.petstore.PetstoreEmulator;
import dev.ectype.runtime.emulator.things.ThingsEmulator;
import dev.ectype.runtime.testing.Outcome;
import dev.ectype.runtime.testing.Owners;
import java.net.URI;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

final class EmulatorTestTest {
    @Test
    void oneAnnotationIsEnough() {
        Outcome.of(Annotated.class).allSucceeded(3);
    }

    @EmulatorTest(Mine.class)
    static final class Annotated {
        @Test
        void one(Mine pets, PetstoreEmulator base, Emulator any, URI address) {
            assertThat(pets).isSameAs(base).isSameAs(any);
            Owners.add(address);
            assertThat(Owners.count(pets.baseUri())).isEqualTo(1);
        }

        @Test
        void other(Mine pets) {
            Owners.add(pets.baseUri());
            assertThat(Owners.count(pets.baseUri())).isEqualTo(1);
        }

        @Nested
        final class Inside {
            @Test
            void isServedToo(Mine pets) {
                assertThat(Owners.count(pets.baseUri())).isZero();
            }
        }
    }

    /** Represents a handwritten subclass. */
    private static final class Mine extends PetstoreEmulator {}

    @Test
    void ambiguousParametersAreRefusedWithTheEmulatorsNames() {
        assertThat(Outcome.of(Two.class).failures())
                .singleElement()
                .asString()
                .contains("URI", "PetstoreEmulator and ThingsEmulator", "use the type");
    }

    @EmulatorTest({PetstoreEmulator.class, ThingsEmulator.class})
    static final class Two {
        @Test
        void eachIsTakenByItsType(PetstoreEmulator pets, ThingsEmulator things) {
            assertThat(pets.port()).isNotEqualTo(things.port());
        }

        @Test
        void anAddressCouldBeThatOfEither(URI base) {
            assertThat(base).isNull();
        }
    }

    @Test
    void aConstructorHasNoEmulatorYet() {
        assertThat(Outcome.of(Early.class).failures())
                .singleElement()
                .asString()
                .contains("@BeforeEach");
    }

    @EmulatorTest(PetstoreEmulator.class)
    static final class Early {
        private final PetstoreEmulator pets;

        Early(PetstoreEmulator pets) {
            this.pets = pets;
        }

        @Test
        void any() {
            assertThat(pets).isNull();
        }
    }

    @Test
    void anEmulatorThatCannotBeMadeSaysWhatToDo() {
        assertThat(Outcome.of(Choosy.class).failures())
                .singleElement()
                .asString()
                .contains("constructor without parameters", "EmulatorExtension");
    }

    @EmulatorTest(Named.class)
    static final class Choosy {
        @Test
        void any(Named named) {
            assertThat(named).isNull();
        }
    }

    private static final class Named extends PetstoreEmulator {
        private Named(String name) {
            assertThat(name).isNotNull();
        }
    }

    @Test
    void startsAsTheAnnotationSays() {
        Outcome.of(Populated.class).allSucceeded(1);
        assertThat(Outcome.of(Strict.class).failures()).hasSize(1);
    }

    @EmulatorTest(value = PetstoreEmulator.class, populate = 5, seed = 3, failOnUnmatched = false)
    static final class Populated {
        @Test
        void hasInstances(PetstoreEmulator pets) {
            assertThat(Owners.count(pets.baseUri())).isEqualTo(5);
            assertThat(pets.options().seed()).isEqualTo(3);
            Owners.get(pets.baseUri(), "/nowhere");
        }
    }

    @EmulatorTest(PetstoreEmulator.class)
    static final class Strict {
        @Test
        void asksForNothing(PetstoreEmulator pets) {
            Owners.get(pets.baseUri(), "/nowhere");
        }
    }
}
