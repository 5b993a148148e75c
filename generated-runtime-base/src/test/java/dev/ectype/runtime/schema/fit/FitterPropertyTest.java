package dev.ectype.runtime.schema.fit;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Types;
import dev.ectype.runtime.schema.Validator;
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
    void whateverIsFittedIsAllowed(long seed) {
        RandomTypes random = new RandomTypes(seed);
        Document declared = Json.parse(random.declared());
        Document type = Json.parse(random.type(4));
        Schema schema = Types.of(declared).read(type);
        for (Direction direction : List.of(Direction.STORED, Direction.REPLY)) {
            String judged = JsonSchemaForm.of(type, declared, direction == Direction.REPLY);
            com.networknt.schema.Schema judge = REGISTRY.getSchema(judged);
            FitContext context = FitContext.of(seed, NOW, direction).instance("things", "7");
            check(null, schema, context, judge, judged);
            Document sample = Fitter.sample(schema, context);
            check(sample, schema, context, judge, judged);
            for (int source = 0; source < 6; source++) {
                check(Json.parse(random.value(3)), schema, context, judge, judged);
            }
        }
    }

    private static void check(
            @Nullable Document source,
            Schema schema,
            FitContext context,
            com.networknt.schema.Schema judge,
            String judged) {
        Document made = Fitter.fitted(source, schema, context);
        assertThat(Validator.faults(schema, made, context.direction()))
                .as(() -> said(made, source, judged))
                .isEmpty();
        List<Error> errors = judge.validate(
                made.literal(),
                InputFormat.JSON,
                execution -> execution.executionConfig(config -> config.formatAssertionsEnabled(true)));
        assertThat(errors).as(() -> said(made, source, judged)).isEmpty();
        assertThat(Fitter.fitted(source, schema, context).literal()).isEqualTo(made.literal());
    }

    private static String said(Document made, @Nullable Document source, String judged) {
        return shortened(made) + " from " + shortened(source) + " by " + judged;
    }

    private static String shortened(@Nullable Document value) {
        String text = value == null ? "nothing" : value.literal();
        return text.length() > 300 ? text.substring(0, 300) + "…" : text;
    }
}
