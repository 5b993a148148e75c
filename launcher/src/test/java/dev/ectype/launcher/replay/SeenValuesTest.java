package dev.ectype.launcher.replay;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class SeenValuesTest {
    private final SeenValues marks = new SeenValues();

    @Test
    void remembersSeenValuesByKind() {
        for (int at = 0; at < 50_000; at++) {
            marks.add("pet", "id-" + at);
        }
        for (int at = 0; at < 50_000; at++) {
            assertThat(marks.has("pet", "id-" + at)).isTrue();
            assertThat(marks.has("owner", "id-" + at)).isFalse();
            assertThat(marks.has("pet", "id+" + at)).isFalse();
        }
    }

    @Test
    void forgetsTheOldestAndKeepsTheLast() {
        for (int at = 0; at < 600_000; at++) {
            marks.add("", "id-" + at);
        }
        assertThat(marks.has("", "id-0")).isFalse();
        for (int at = 540_000; at < 600_000; at++) {
            assertThat(marks.has("", "id-" + at)).isTrue();
        }
    }

    @Test
    void kindAndValueAreSeparate() {
        marks.add("ab", "c");
        assertThat(marks.has("a", "bc")).isFalse();
    }
}
