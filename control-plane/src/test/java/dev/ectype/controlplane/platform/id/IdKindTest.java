package dev.ectype.controlplane.platform.id;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class IdKindTest {
    @Test
    void writesAndReadsTypeIds() {
        // The example of the TypeID specification.
        UUID uuid = UUID.fromString("0188bac7-4afa-78aa-bc3b-bd1eef28d881");
        assertThat(IdKind.PROJECT.text(uuid)).isEqualTo("prj_01h2xcejqtf2nbrexx3vqjhp41");
        assertThat(IdKind.PROJECT.parse("prj_01h2xcejqtf2nbrexx3vqjhp41")).contains(uuid);
        UUID greatest = new UUID(-1, -1);
        assertThat(IdKind.KEY.parse(IdKind.KEY.text(greatest))).contains(greatest);
    }

    @Test
    void refusesOtherTexts() {
        for (String text : new String[] {
            "",
            "prj_",
            "key_01h2xcejqtf2nbrexx3vqjhp41",
            "prj_81h2xcejqtf2nbrexx3vqjhp41",
            "prj_01h2xcejqtf2nbrexx3vqjhpu1",
            "prj_01H2XCEJQTF2NBREXX3VQJHP41"
        }) {
            assertThat(IdKind.PROJECT.parse(text)).as(text).isEmpty();
        }
    }

    @Test
    void laterIdentifiersAreGreater() {
        Uuid7 ids = new Uuid7(Clock.fixed(Instant.parse("2026-01-01T00:00:00Z"), ZoneOffset.UTC));
        UUID before = ids.next();
        assertThat(before.version()).isEqualTo(7);
        assertThat(before.variant()).isEqualTo(2);
        for (int at = 0; at < 10_000; at++) {
            UUID next = ids.next();
            assertThat(IdKind.KEY.text(next)).isGreaterThan(IdKind.KEY.text(before));
            before = next;
        }
    }
}
