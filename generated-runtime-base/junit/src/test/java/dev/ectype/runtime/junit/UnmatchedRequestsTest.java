package dev.ectype.runtime.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.petstore.PetstoreEmulator;
import dev.ectype.runtime.testing.Outcome;
import dev.ectype.runtime.testing.Owners;
import java.net.URI;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests that requests without a matching operation fail their test, unless the test allows them. */
final class UnmatchedRequestsTest {
    @Test
    void unmatchedRequestsOfASandboxFailOnlyItsTest() {
        assertThat(Outcome.atOnce(AstrayAtOnce.class).failures())
                .singleElement()
                .asString()
                .contains("no operation matches GET /ownerz/1");
    }

    static final class AstrayAtOnce {
        private static final CyclicBarrier BOTH = new CyclicBarrier(2);

        @RegisterExtension
        static final EmulatorExtension<PetstoreEmulator> petstore = EmulatorExtension.of(PetstoreEmulator::new);

        @Test
        void one(URI base) throws Exception {
            Owners.get(base, "/ownerz/1");
            BOTH.await(20, TimeUnit.SECONDS);
        }

        @Test
        void other(URI base) throws Exception {
            Owners.get(base, "/owners/1");
            BOTH.await(20, TimeUnit.SECONDS);
        }
    }

    @Test
    void aRequestThatNothingAnswersFailsTheTestAndNamesWhatWasMeant() {
        assertThat(Outcome.of(Astray.class).failures()).singleElement().satisfies(message -> {
            assertThat(message.lines())
                    .first()
                    .asString()
                    .isEqualTo("no operation matches GET /ownerz/1; the nearest are GET /owners/{ownerId},"
                            + " DELETE /owners/{ownerId}, GET /pets/{petId}");
            assertThat(message.lines()).last().asString().contains("no operation matches GET /owners/1/adopt");
        });
    }

    static final class Astray {
        @RegisterExtension
        static final EmulatorExtension<PetstoreEmulator> petstore = EmulatorExtension.of(PetstoreEmulator::new);

        @Test
        void asksForWhatIsNotDescribed(URI base) {
            Owners.get(base, "/ownerz/1");
            Owners.get(base, "/owners/1/adopt");
        }

        @Test
        void asksForWhatIsNotThere(URI base) {
            Owners.get(base, "/owners/1");
        }

        @Test
        void readsItsUnmatchedRequests(URI base) {
            Owners.get(base, "/ownerz/1");
            assertThat(petstore.unmatched()).hasSize(1);
        }
    }

    @Test
    void requestsThatNothingAnswersMayBeMeant() {
        Outcome.of(Tolerant.class).allSucceeded(1);
    }

    static final class Tolerant {
        @RegisterExtension
        static final EmulatorExtension<PetstoreEmulator> petstore = EmulatorExtension.builder(PetstoreEmulator::new)
                .failOnUnmatched(false)
                .publishPort("ectype.test.port")
                .options(usual -> usual.withSeed(7))
                .build();

        @Test
        void asksForWhatIsNotDescribed(URI base) {
            Owners.get(base, "/ownerz/1");
            assertThat(System.getProperty("ectype.test.port")).isEqualTo(Integer.toString(base.getPort()));
            assertThat(petstore.emulator().options().seed()).isEqualTo(7);
        }

        @AfterAll
        static void thePortPropertyIsStillSet() {
            assertThat(System.getProperty("ectype.test.port")).isNotNull();
        }
    }

    @Test
    void nothingIsLeftBehind() {
        Outcome.of(Tolerant.class).allSucceeded(1);
        assertThat(System.getProperty("ectype.test.port")).isNull();
    }
}
