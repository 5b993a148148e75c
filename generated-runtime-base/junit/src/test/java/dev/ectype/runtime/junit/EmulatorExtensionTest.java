package dev.ectype.runtime.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.ectype.runtime.client.EmulatorClient;
import dev.ectype.runtime.emulator.SavedState;
import dev.ectype.runtime.emulator.petstore.PetstoreEmulator;
import dev.ectype.runtime.state.journal.Journal;
import dev.ectype.runtime.testing.Outcome;
import dev.ectype.runtime.testing.Owners;
import java.net.URI;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.RegisterExtension;

final class EmulatorExtensionTest {
    @Test
    void eachTestStartsWithTheStateAtTheStart() {
        Outcome.of(Fresh.class).allSucceeded(3);
    }

    static final class Fresh {
        @RegisterExtension
        static final EmulatorExtension<PetstoreEmulator> petstore = EmulatorExtension.of(PetstoreEmulator::new);

        private static final List<URI> seen = new ArrayList<>();

        @BeforeAll
        static void disturb(PetstoreEmulator shared) {
            seen.clear();
            Owners.add(shared.baseUri());
        }

        @BeforeEach
        void addOne(URI base) {
            Owners.add(base);
            seen.add(base);
        }

        @Test
        void one(PetstoreEmulator pets, Journal journal) {
            assertThat(Owners.count(pets.baseUri())).isEqualTo(1);
            assertThat(journal).isSameAs(petstore.journal());
            assertThat(journal.lastPosition()).isEqualTo(1);
        }

        @Test
        void other() {
            assertThat(Owners.count(petstore.baseUri())).isEqualTo(1);
        }

        @Nested
        final class Inside {
            @Test
            void usesTheServerAroundIt() {
                assertThat(Owners.count(petstore.baseUri())).isEqualTo(1);
            }
        }

        @AfterAll
        static void oneServerHasServedAll() {
            assertThat(seen).hasSize(3).containsOnly(petstore.baseUri());
        }
    }

    @Test
    void testsBuildOnEachOtherWhereNothingIsReset() {
        Outcome.of(Kept.class).allSucceeded(2);
    }

    @TestMethodOrder(MethodOrderer.OrderAnnotation.class)
    static final class Kept {
        @RegisterExtension
        static final EmulatorExtension<PetstoreEmulator> petstore = EmulatorExtension.builder(PetstoreEmulator::new)
                .reset(Reset.NEVER)
                .build();

        @Test
        @Order(1)
        void first() {
            Owners.add(petstore.baseUri());
        }

        @Test
        @Order(2)
        void second() {
            assertThat(Owners.count(petstore.baseUri())).isEqualTo(1);
        }
    }

    @Test
    void aFieldOfTheInstanceIsANewServerForEachTest() {
        Outcome.of(Own.class).allSucceeded(2);
        assertThat(Own.SEEN).hasSize(2).doesNotHaveDuplicates();
    }

    static final class Own {
        static final List<PetstoreEmulator> SEEN = new ArrayList<>();

        @RegisterExtension
        final EmulatorExtension<PetstoreEmulator> petstore = EmulatorExtension.of(PetstoreEmulator::new);

        @Test
        void one() {
            SEEN.add(petstore.emulator());
        }

        @Test
        void other(PetstoreEmulator pets) {
            SEEN.add(pets);
        }
    }

    /** Neither test ends before the other has read its state. */
    @Test
    void testsThatRunAtOnceHaveAStateEach() {
        Outcome.atOnce(AtOnce.class).allSucceeded(3);
        assertThat(AtOnce.SEEN).hasSize(3).doesNotHaveDuplicates();
        assertThat(AtOnce.SEEN)
                .extracting(URI::getPort)
                .containsOnly(AtOnce.SEEN.get(0).getPort());
        assertThat(AtOnce.SEEN)
                .anySatisfy(
                        base -> assertThat(base.getPath()).matches("/__service/sandboxes/test-AtOnce\\.one-[0-9a-f]+"));
    }

    static final class AtOnce {
        static final List<URI> SEEN = Collections.synchronizedList(new ArrayList<>());
        private static final CyclicBarrier ALL = new CyclicBarrier(3);

        @RegisterExtension
        static final EmulatorExtension<PetstoreEmulator> petstore = EmulatorExtension.of(PetstoreEmulator::new);

        @Test
        void one(URI base) throws Exception {
            addAndCount(base);
        }

        @Test
        void two(URI base) throws Exception {
            addAndCount(base);
        }

        @Test
        void three() throws Exception {
            addAndCount(petstore.baseUri());
        }

        private static void addAndCount(URI base) throws Exception {
            SEEN.add(base);
            Owners.add(base);
            ALL.await(20, TimeUnit.SECONDS);
            assertThat(Owners.count(base)).isEqualTo(1);
            Thread elsewhere = new Thread(() -> assertThatIllegalStateException()
                    .isThrownBy(petstore::baseUri)
                    .withMessageContaining("PetstoreEmulator"));
            elsewhere.start();
            elsewhere.join();
            ALL.await(20, TimeUnit.SECONDS);
        }
    }

    @Test
    void aTestMayAskForASandbox() {
        Outcome.of(Apart.class).allSucceeded(3);
    }

    static final class Apart {
        @RegisterExtension
        static final EmulatorExtension<PetstoreEmulator> petstore = EmulatorExtension.of(PetstoreEmulator::new);

        @BeforeAll
        static void disturb(PetstoreEmulator shared) {
            Owners.add(shared.baseUri());
        }

        @Test
        void asAParameter(@Sandbox PetstoreEmulator pets, Journal journal, EmulatorClient client) {
            isApart(pets);
            assertThat(journal.lastPosition()).isEqualTo(1);
            assertThat(client.diff()).hasSize(1);
            client.journal().rewind(0);
            assertThat(pets.position()).isZero();
            assertThat(petstore.client().health().position()).isZero();
        }

        @Test
        @Sandbox
        void asAWhole() {
            isApart(petstore.emulator());
        }

        @Test
        void orNot(URI base) {
            assertThat(base.getPath()).isEmpty();
            assertThat(Owners.count(base)).isZero();
        }

        private static void isApart(PetstoreEmulator pets) {
            assertThat(pets.baseUri().getPath()).startsWith("/__service/sandboxes/test-");
            Owners.add(pets.baseUri());
            assertThat(Owners.count(pets.baseUri())).isEqualTo(1);
        }

        @AfterAll
        static void theyAreDroppedWithTheirTest(PetstoreEmulator shared) {
            assertThat(shared.sandboxes()).isEmpty();
        }
    }

    @Test
    void aSavedStateIsGoneBackTo() {
        Outcome.of(Saving.class).allSucceeded(2);
    }

    @TestMethodOrder(MethodOrderer.OrderAnnotation.class)
    static final class Saving {
        @RegisterExtension
        static final EmulatorExtension<PetstoreEmulator> petstore = EmulatorExtension.of(PetstoreEmulator::new);

        private static SavedState two;

        @Test
        @Order(1)
        void saves() {
            Owners.add(petstore.baseUri());
            Owners.add(petstore.baseUri());
            two = petstore.save();
            Owners.add(petstore.baseUri());
            petstore.restore(two);
            assertThat(Owners.count(petstore.baseUri())).isEqualTo(2);
            assertThat(petstore.emulator().snapshot()).isEqualTo(two.json());
        }

        @Test
        @Order(2)
        void restoresWhatAnotherTestSavedHereAndElsewhere() {
            petstore.restore(two);
            assertThat(Owners.count(petstore.baseUri())).isEqualTo(2);
            try (PetstoreEmulator other = new PetstoreEmulator()) {
                other.start();
                other.restore(two);
                assertThat(Owners.count(other.baseUri())).isEqualTo(2);
                assertThat(other.snapshot()).isEqualTo(two.json());
            }
        }
    }
}
