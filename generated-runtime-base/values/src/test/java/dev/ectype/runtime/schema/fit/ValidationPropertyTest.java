package dev.ectype.runtime.schema.fit;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.schema.DeclaredTypes;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import java.time.Instant;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class ValidationPropertyTest {
    private static final Instant NOW = Instant.parse("2025-01-01T00:00:00Z");
    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    static LongStream seeds() {
        return LongStream.range(0, Long.getLong("fit.seeds", 600));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void valuesNearTheAllowedOnesAreJudgedAlike(long seed) {
        RandomTypes random = new RandomTypes(seed);
        Document declared = Json.parse(random.declared());
        Document type = Json.parse(random.type(4));
        Schema ours = DeclaredTypes.of(declared).read(type);
        String judged = JsonSchemaForm.of(type, declared, false);
        com.networknt.schema.Schema theirs = REGISTRY.getSchema(judged);
        Random chance = new Random(seed);
        FitContext context = FitContext.of(seed, NOW, Direction.STORED);
        for (int round = 0; round < 8; round++) {
            Document value = changed(
                    Fitter.fitted(
                            round % 2 == 0 ? null : Json.parse(random.value(3).replace("12345678901234567890", "42")),
                            ours,
                            context),
                    random,
                    chance,
                    3);
            boolean allowed = theirs.validate(
                            value.literal(),
                            InputFormat.JSON,
                            execution -> execution.executionConfig(config -> config.formatAssertionsEnabled(true)))
                    .isEmpty();
            assertThat(Validator.allows(ours, value, Direction.STORED))
                    .as(() -> value + " by " + judged)
                    .isEqualTo(allowed);
        }
    }

    /** Returns a value without numbers beyond the described widths, about which validators differ. */
    private static Document any(RandomTypes random) {
        return Json.parse(random.value(1).replace("12345678901234567890", "42"));
    }

    /** Returns the value with one removed, replaced or added part. */
    private static Document changed(Document value, RandomTypes random, Random chance, int depth) {
        boolean inside = value.isObject() || value.isArray();
        if (!inside || depth == 0 || value.size() > 50) {
            return any(random);
        }
        int at = chance.nextInt(value.size() + 1);
        JsonWriter out = new JsonWriter();
        int position = 0;
        if (value.isArray()) {
            out.beginArray();
            for (Document item : value.elements()) {
                if (position++ != at) {
                    out.value(item);
                } else if (chance.nextBoolean()) {
                    out.value(changed(item, random, chance, depth - 1));
                }
            }
            return (at == value.size() ? out.value(any(random)) : out)
                    .endArray()
                    .toDocument();
        }
        out.beginObject();
        for (JsonMember member : value.members()) {
            if (position++ != at) {
                out.name(member.name()).value(member.value());
            } else if (chance.nextBoolean()) {
                out.name(member.name()).value(changed(member.value(), random, chance, depth - 1));
            }
        }
        if (at == value.size()) {
            out.name("zz").value(any(random));
        }
        return out.endObject().toDocument();
    }
}
