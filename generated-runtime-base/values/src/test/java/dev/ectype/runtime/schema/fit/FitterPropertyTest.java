package dev.ectype.runtime.schema.fit;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.schema.DeclaredTypes;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.schema.keyword.Violation;
import java.time.Instant;
import java.util.List;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class FitterPropertyTest {
    private static final Instant NOW = Instant.parse("2025-01-01T00:00:00Z");
    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    static LongStream seeds() {
        return LongStream.range(0, Long.getLong("fit.seeds", 1500));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void fittedValuesAreAllowed(long seed) {
        RandomTypes random = new RandomTypes(seed);
        Document declared = Json.parse(random.declared());
        Document type = Json.parse(random.type(4));
        Schema schema = DeclaredTypes.of(declared).read(type);
        for (Direction direction : List.of(Direction.STORED, Direction.REPLY)) {
            Judge judge = Judge.of(type, declared, direction == Direction.REPLY);
            FitContext context = FitContext.of(seed, NOW, direction).instance("things", "7");
            check(null, schema, context, judge);
            Document sample = Fitter.sample(schema, context);
            check(sample, schema, context, judge);
            for (int source = 0; source < 6; source++) {
                check(Json.parse(random.value(3)), schema, context, judge);
            }
        }
    }

    private static void check(@Nullable Document source, Schema schema, FitContext context, Judge judge) {
        Document made = Fitter.fitted(source, schema, context);
        // A given value stays even if several variants allow it.
        boolean invented = source == null;
        List<Violation> faults = Validator.violations(schema, made, context.direction()).stream()
                .filter(fault -> invented || !fault.rule().equals("oneOf"))
                .toList();
        assertThat(faults).as(() -> said(made, source, judge.judged())).isEmpty();
        assertThat(judge.errors(made, invented))
                .as(() -> said(made, source, judge.judged()))
                .isEmpty();
        assertThat(Fitter.fitted(source, schema, context).literal()).isEqualTo(made.literal());
    }

    /** Validates with an independent library. The lenient schema allows a value of several variants. */
    private record Judge(String judged, com.networknt.schema.Schema strict, com.networknt.schema.Schema lenient) {
        static Judge of(Document type, Document declared, boolean reply) {
            String judged = JsonSchemaForm.of(type, declared, reply);
            String inclusive = JsonSchemaForm.inclusive(type, declared, reply);
            return new Judge(judged, REGISTRY.getSchema(judged), REGISTRY.getSchema(inclusive));
        }

        List<Error> errors(Document made, boolean strictly) {
            return (strictly ? strict : lenient)
                    .validate(
                            made.literal(),
                            InputFormat.JSON,
                            execution -> execution.executionConfig(config -> config.formatAssertionsEnabled(true)));
        }
    }

    private static String said(Document made, @Nullable Document source, String judged) {
        return shortened(made) + " from " + shortened(source) + " by " + judged;
    }

    private static String shortened(@Nullable Document value) {
        String text = value == null ? "nothing" : value.literal();
        return text.length() > 300 ? text.substring(0, 300) + "…" : text;
    }
}
