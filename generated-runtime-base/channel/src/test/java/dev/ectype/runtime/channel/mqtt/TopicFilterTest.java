package dev.ectype.runtime.channel.mqtt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Checks the examples of MQTT 5, section 4.7. */
final class TopicFilterTest {
    private static boolean matches(String filter, String address) {
        return Objects.requireNonNull(TopicFilter.of(filter), filter).matches(address);
    }

    @Test
    void wildcardsSelectLevels() {
        assertThat(matches("sport/tennis/player1/#", "sport/tennis/player1")).isTrue();
        assertThat(matches("sport/tennis/player1/#", "sport/tennis/player1/score/wimbledon"))
                .isTrue();
        assertThat(matches("sport/tennis/player1/#", "sport/tennis/player2")).isFalse();
        assertThat(matches("sport/#", "sport")).isTrue();
        assertThat(matches("#", "a/b")).isTrue();
        assertThat(matches("sport/tennis/+", "sport/tennis/player1")).isTrue();
        assertThat(matches("sport/tennis/+", "sport/tennis/player1/ranking")).isFalse();
        assertThat(matches("sport/+", "sport")).isFalse();
        assertThat(matches("+/tennis/#", "sport/tennis")).isTrue();
        assertThat(matches("+/+", "finance")).isFalse();
        assertThat(matches("a", "ab")).isFalse();
        assertThat(matches("a/b", "a")).isFalse();
    }

    @Test
    void wildcardsAtTheBeginningSelectNoTopicOfTheServer() {
        assertThat(matches("#", "$SYS/control")).isFalse();
        assertThat(matches("+/control", "$SYS/control")).isFalse();
        assertThat(matches("$SYS/#", "$SYS/control")).isTrue();
    }

    @Test
    void malformedFiltersAreRefused() {
        for (String filter : new String[] {
            "", "sport/tennis#", "sport/#/ranking", "sport+", "a\0", "$share/g", "$share//a", "$share/+/a", "$share/g/"
        }) {
            assertThat(TopicFilter.of(filter)).as(filter).isNull();
        }
    }

    @Test
    void aFilterNamesGroupSandboxAndSlash() {
        TopicFilter filter = Objects.requireNonNull(TopicFilter.of("$share/crew/__service/sandboxes/blue//alarms/+"));
        assertThat(filter.group()).isEqualTo("crew");
        assertThat(filter.sandbox()).isEqualTo("__service/sandboxes/blue/");
        assertThat(filter.matches("alarms/1")).isTrue();
        assertThat(filter.topic("alarms/1")).isEqualTo("__service/sandboxes/blue//alarms/1");
    }
}
