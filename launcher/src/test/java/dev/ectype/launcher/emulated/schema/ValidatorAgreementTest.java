package dev.ectype.launcher.emulated.schema;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.CompilationResult;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.schema.DeclaredTypes;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import dev.ectype.runtime.schema.keyword.Direction;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that Ectype's validator agrees with an independent one. */
final class ValidatorAgreementTest {
    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    /** A schema with valid and invalid values. */
    record Case(String schema, List<String> values) {
        @Override
        public String toString() {
            return schema;
        }
    }

    static Stream<Case> cases() throws IOException {
        List<Case> cases = new ArrayList<>();
        try (InputStream table =
                        Objects.requireNonNull(ValidatorAgreementTest.class.getResourceAsStream("keywords.txt"));
                BufferedReader lines = new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("  ")) {
                    cases.get(cases.size() - 1).values().add(line.strip());
                } else if (!line.isBlank()) {
                    cases.add(new Case(line.strip(), new ArrayList<>()));
                }
            }
        }
        return cases.stream();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void bothValidatorsAgreeOnValues(Case one) {
        Schema ours = compiled(one.schema());
        com.networknt.schema.Schema theirs = REGISTRY.getSchema(one.schema());
        for (String line : one.values()) {
            boolean expected = line.startsWith("+");
            String value = line.substring(1).strip();
            assertThat(theirs.validate(value, InputFormat.JSON).isEmpty())
                    .as("the other validator on " + value)
                    .isEqualTo(expected);
            assertThat(Validator.allows(ours, Json.parse(value), Direction.STORED))
                    .as(value)
                    .isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void generatedValuesAreValid(Case one) {
        Schema ours = compiled(one.schema());
        com.networknt.schema.Schema theirs = REGISTRY.getSchema(one.schema());
        FitContext context = FitContext.of(1, Instant.parse("2025-01-01T00:00:00Z"), Direction.REPLY);
        List<Document> sources = new ArrayList<>();
        one.values().forEach(line -> sources.add(Json.parse(line.substring(1).strip())));
        assertThat(theirs.validate(Fitter.sample(ours, context).literal(), InputFormat.JSON))
                .isEmpty();
        for (Document source : sources) {
            Document made = Fitter.fitted(source, ours, context);
            assertThat(theirs.validate(made.literal(), InputFormat.JSON))
                    .as(made + " from " + source)
                    .isEmpty();
        }
    }

    private static Schema compiled(String schema) {
        String description = "{\"openapi\":\"3.1.0\",\"info\":{\"title\":\"Trial\",\"version\":\"1\"},\"paths\":{},"
                + "\"components\":{\"schemas\":{\"Probe\":" + schema + "}}}";
        SourceRoot source = SourceRoot.text("trial.json", description.getBytes(StandardCharsets.UTF_8));
        CompilationResult result = new EmulatorCompiler().compile(CompilationRequest.of(source));
        Document plan = Json.parse(Objects.requireNonNull(
                        result.compilation(), () -> result.diagnostics().toString())
                .emission()
                .plan());
        return DeclaredTypes.of(plan.member("types")).type("Probe");
    }
}
