package dev.ectype.runtime.emulator.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.ectype.runtime.json.Json;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class CustomScalarCodecTest {
    public record Plate(String country, String number) {
        public static Plate of(String text) {
            return new Plate(text.substring(0, 2), text.substring(3));
        }

        @Override
        public String toString() {
            return country + "-" + number;
        }
    }

    /** An enum of the user with the texts as its constants. */
    public enum Lane {
        left,
        right
    }

    public static final class Word {
        private final String text;

        public Word(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    record Trip(
            Instant begins,
            @Nullable List<LocalDate> days,
            @Nullable Map<String, URI> links,
            @Nullable Plate plate,
            @Nullable Lane lane,
            @Nullable Word word,
            @Nullable BigDecimal fee,
            @Nullable UUID id,
            @Nullable Duration lasts) {}

    record Times(OffsetDateTime at, ZonedDateTime there, LocalDateTime here, LocalTime daily) {}

    private static final String TRIP = """
            {"begins":"2025-01-01T00:00:00.123Z","days":["2025-01-02"],"links":{"self":"https://example.org/a b"},\
            "plate":"DE-B1","lane":"left","word":"go","fee":1.10,"id":"123e4567-e89b-12d3-a456-426614174000","lasts":"PT5M"}""";

    @Test
    void valuesAreReadByFactoriesAndWrittenAsText() {
        String text = TRIP.replace("a b", "a");
        Trip trip = DocumentCodec.read(Json.parse(text), Trip.class);
        assertThat(trip.begins()).isEqualTo(Instant.parse("2025-01-01T00:00:00.123Z"));
        assertThat(trip.days()).containsExactly(LocalDate.of(2025, 1, 2));
        assertThat(trip.links()).containsEntry("self", URI.create("https://example.org/a"));
        assertThat(trip.plate()).isEqualTo(new Plate("DE", "B1"));
        assertThat(trip.lane()).isEqualTo(Lane.left);
        assertThat(trip.fee()).isEqualTo(new BigDecimal("1.10"));
        assertThat(trip.lasts()).isEqualTo(Duration.ofMinutes(5));
        assertThat(DocumentCodec.document(trip).literal()).isEqualTo(text);
    }

    @Test
    void timesAreWrittenWithTheirSeconds() {
        OffsetDateTime midnight = OffsetDateTime.parse("2025-01-01T00:00:00Z");
        Times times = new Times(
                midnight, midnight.toZonedDateTime(), LocalDateTime.parse("2025-01-01T00:00"), LocalTime.MIDNIGHT);
        assertThat(DocumentCodec.document(times).literal()).isEqualTo("""
                {"at":"2025-01-01T00:00:00Z","there":"2025-01-01T00:00:00Z","here":"2025-01-01T00:00:00","daily":"00:00:00"}""");
    }

    @Test
    void rejectedValuesAreReportedWithTheirPosition() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DocumentCodec.read(Json.parse("{\"begins\":\"soon\"}"), Trip.class))
                .withMessage("begins: \"soon\" cannot be read as java.time.Instant");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DocumentCodec.read(Json.parse("\"EUR\""), Currency.class))
                .withMessageContaining("java.util.Currency: it has no public constructor");
    }
}
