package dev.ectype.runtime.schema.fit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Types;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class StraightFitTest {
    private static final Instant NOW = Instant.parse("2025-01-01T00:00:00Z");
    private static final Document PET = Json.parse("{\"kind\":\"object\",\"members\":["
            + "{\"name\":\"id\",\"type\":{\"kind\":\"number\",\"integer\":true},\"required\":true},"
            + "{\"name\":\"name\",\"type\":{\"kind\":\"text\",\"minLength\":1},\"required\":true},"
            + "{\"name\":\"tag\",\"type\":{\"kind\":\"nullable\",\"type\":{\"kind\":\"text\"}}},"
            + "{\"name\":\"age\",\"type\":{\"kind\":\"number\",\"integer\":true,\"notes\":{\"defaultValue\":1}}},"
            + "{\"name\":\"vaccinated\",\"type\":{\"kind\":\"boolean\"}}],\"additional\":{\"kind\":\"any\"}}");
    private final Schema pet = Types.of(Document.EMPTY_OBJECT).read(PET);
    private final FitContext context = context(Direction.STORED).assign("id", Document.of(7));

    @Test
    void whatIsSentIsWrittenInTheOrderOfTheType() {
        assertThat(straight("{\"vaccinated\":true,\"name\":\"Momo\",\"tag\":\"a\",\"age\":3}"))
                .isEqualTo("{\"id\":7,\"name\":\"Momo\",\"tag\":\"a\",\"age\":3,\"vaccinated\":true}");
    }

    @Test
    void whatIsNotSentTakesItsDefaultOrStaysAway() {
        assertThat(straight("{\"name\":\"Momo\"}")).isEqualTo("{\"id\":7,\"name\":\"Momo\",\"tag\":null,\"age\":1}");
    }

    @Test
    void whatNeedsRepairOrChanceIsLeftToTheFitter() {
        assertThat(straight("{}")).isNull();
        assertThat(straight("{\"name\":\"\"}")).isNull();
        assertThat(straight("{\"name\":\"Momo\",\"age\":\"3\"}")).isNull();
        assertThat(straight("{\"name\":\"Momo\",\"colour\":\"grey\"}")).isNull();
    }

    @Test
    void whatIsWrittenIsWhatTheFitterWrites() {
        int written = 0;
        for (long seed = 0; seed < 4000; seed++) {
            RandomTypes random = new RandomTypes(seed);
            Document declared = Json.parse(random.declared());
            Schema schema = Types.of(declared).read(Json.parse(random.type(2)));
            for (Direction direction : List.of(Direction.STORED, Direction.REPLY)) {
                FitContext plain = context(direction);
                written += agreeing(Fitter.sample(schema, plain), schema, plain, seed);
                written += agreeing(Json.parse(random.value(2)), schema, plain, seed);
            }
        }
        assertThat(written).isGreaterThan(200);
    }

    /** Tries the source, it without some of its members, and it with members assigned; counts what was written. */
    private static int agreeing(Document source, Schema schema, FitContext plain, long seed) {
        StraightFit straight = StraightFit.of(schema, plain);
        if (straight == null || !source.isObject()) {
            return 0;
        }
        Random random = new Random(seed);
        int written = 0;
        for (Document each : List.of(source, thinned(source, random), thinned(source, random))) {
            for (FitContext context :
                    List.of(plain, plain.assign("id", Document.of(7)), plain.assign("name", Document.of("Momo")))) {
                JsonWriter out = new JsonWriter();
                if (straight.write(each, context, out)) {
                    JsonWriter fitted = new JsonWriter();
                    Fitter.fit(each, schema, context, fitted);
                    assertThat(out.toDocument().literal())
                            .as("from %s, seed %d", each.literal(), seed)
                            .isEqualTo(fitted.toDocument().literal());
                    written++;
                } else {
                    assertThat(out.length()).isZero();
                }
            }
        }
        return written;
    }

    private static Document thinned(Document source, Random random) {
        JsonWriter out = new JsonWriter().beginObject();
        source.members().forEach(member -> {
            if (random.nextBoolean()) {
                out.name(member.name()).value(member.value());
            }
        });
        return out.endObject().toDocument();
    }

    private @Nullable String straight(String source) {
        JsonWriter out = new JsonWriter();
        StraightFit straight = StraightFit.of(pet, context);
        assertThat(straight).isNotNull();
        return straight.write(Json.parse(source), context, out)
                ? out.toDocument().literal()
                : null;
    }

    private static FitContext context(Direction direction) {
        return FitContext.of(7, NOW, direction).instance("pets", "7");
    }
}
