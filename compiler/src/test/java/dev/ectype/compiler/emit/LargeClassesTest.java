package dev.ectype.compiler.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.source.SourceRoot;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Checks the limits of class files: each method of an emitted class takes some of 65,535 constants. */
final class LargeClassesTest {
    private static final String EMPTY = "\"204\":{\"description\":\"d\"}";
    private static final String INSTANCE = """
            "200":{"description":"d","content":{"application/json":{"schema":{"type":"object","properties":{"id":{"type":"string"}}}}}}""";

    @Test
    void theFactoriesOfThousandsOfGroupsAreInSeveralClasses() {
        Map<String, Integer> factories = counted("/a@", EMPTY, 4_500, "    protected A");
        assertThat(factories)
                .containsEntry("large/LargeEmulatorPart.java", 2_000)
                .containsEntry("large/LargeEmulatorPart2.java", 2_000)
                .containsEntry("large/LargeEmulator.java", 500);
    }

    @Test
    void thousandsOfOperationsOfOneGroupAreInSeveralClasses() {
        Map<String, Integer> operations = counted("/a/b@", EMPTY, 2_500, "    protected Reply<");
        assertThat(operations.values()).filteredOn(count -> count > 0).containsExactlyInAnyOrder(1_000, 1_000, 500);
    }

    @Test
    void theStoresOfThousandsOfResourcesAreInSeveralClasses() {
        Map<String, Integer> stores = counted("/a@/{id}", INSTANCE, 4_500, "    protected Store<");
        assertThat(stores)
                .containsEntry("large/LargeStoresPart.java", 2_000)
                .containsEntry("large/LargeStoresPart2.java", 2_000)
                .containsEntry("large/LargeStores.java", 500);
    }

    /** Counts the lines with a beginning in each emitted source, for an API with a number of paths. */
    private static Map<String, Integer> counted(String path, String response, int paths, String beginning) {
        String get = "{\"get\":{\"responses\":{" + response + "}}}";
        String described = IntStream.range(0, paths)
                .mapToObj(at -> "\"" + path.replace("@", Integer.toString(at)) + "\":" + get)
                .collect(Collectors.joining(
                        ",",
                        "{\"openapi\":\"3.1.0\",\"info\":{\"title\":\"Large\"," + "\"version\":\"1\"},\"paths\":{",
                        "}}"));
        SourceRoot root = SourceRoot.text("large.json", described.getBytes(StandardCharsets.UTF_8));
        Map<String, Integer> counted = new TreeMap<>();
        Objects.requireNonNull(new EmulatorCompiler()
                        .compile(CompilationRequest.of(root))
                        .compilation())
                .emission()
                .sources()
                .forEach((file, text) -> counted.put(file, (int)
                        text.lines().filter(line -> line.startsWith(beginning)).count()));
        return counted;
    }
}
