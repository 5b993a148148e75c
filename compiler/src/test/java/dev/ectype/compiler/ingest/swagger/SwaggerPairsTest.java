package dev.ectype.compiler.ingest.swagger;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.ingest.DescribedApi;
import dev.ectype.compiler.ir.IrJson;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares descriptions in Swagger 2.0 with the same APIs in OpenAPI 3.0. */
final class SwaggerPairsTest {
    private static final Path PAIRS = Path.of("src/test/resources/ingest/swagger");

    static Stream<Named<Path>> pairs() throws IOException {
        try (Stream<Path> folders = Files.list(PAIRS)) {
            return folders.sorted().map(folder -> Named.of(folder.getFileName().toString(), folder)).toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void theModelIsThatOfTheSameApiInOpenApi(Path folder) throws IOException {
        DescribedApi old = DescribedApi.by(Files.readString(folder.resolve("swagger.yaml")));
        DescribedApi current = DescribedApi.by(Files.readString(folder.resolve("openapi.yaml")));
        assertThat(form(old)).isEqualTo(form(current));
        assertThat(old.findings().get(0)).contains("ECT2005", "Swagger 2.0 is read in the terms of OpenAPI 3.0");
        assertThat(old.findings())
                .hasSameSizeAs(Stream.concat(Stream.of("the note"), current.findings().stream())
                        .toList());
    }

    @Test
    void thereIsAPairForEachDifference() throws IOException {
        assertThat(pairs()).hasSize(12);
    }

    private static String form(DescribedApi api) {
        return JsonPrinter.canonical(withoutLocations(IrJson.write(api.model())));
    }

    private static JsonValue withoutLocations(JsonValue value) {
        if (value instanceof JsonArray array) {
            List<JsonValue> elements = array.elements().stream()
                    .map(SwaggerPairsTest::withoutLocations)
                    .toList();
            return new JsonArray(elements);
        }
        if (!(value instanceof JsonObject object)) {
            return value;
        }
        Map<String, JsonValue> members = new LinkedHashMap<>();
        object.members().forEach((name, member) -> {
            if (!name.equals("location")) {
                members.put(name, withoutLocations(member));
            }
        });
        return new JsonObject(members);
    }
}
