package dev.ectype.launcher.jar;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.SampleCatalog;
import dev.ectype.runtime.emulator.Emulator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RuntimeArtifactTest {
    private static final ClassLoader LOADER = Emulator.class.getClassLoader();
    private static final Path RUNTIME = Path.of("..", "generated-runtime-base");

    @ParameterizedTest
    @CsvSource({
        "src/test/resources/asyncapi/buoys.yaml, values;state;server;core;channel",
        "src/test/resources/graphql/shop.graphql, values;state;server;core;graphql",
        "src/test/resources/protobuf/library.proto, values;state;server;core;grpc"
    })
    void hasAllSourcesOfItsModules(Path description, String modules) throws IOException {
        List<RuntimeArtifact> artifacts = RuntimeArtifact.neededBy(model(SourceRoot.file(description)), LOADER);
        for (String module : List.of(
                "values", "state", "server", "core", "channel", "graphql", "grpc", "client", "testing", "junit",
                "spring")) {
            boolean needed = List.of(modules.split(";")).contains(module);
            for (String type : types(RUNTIME.resolve(module))) {
                assertThat(artifacts.stream().anyMatch(artifact -> artifact.has(type)))
                        .as(type)
                        .isEqualTo(needed);
            }
        }
    }

    @Test
    void anHttpApiNeedsFiveArtifacts() throws IOException {
        assertThat(RuntimeArtifact.neededBy(model(SampleCatalog.open("petstore")), LOADER))
                .hasSize(5);
    }

    private static ApiModel model(SourceRoot root) {
        return Objects.requireNonNull(new EmulatorCompiler()
                        .compile(CompilationRequest.of(root))
                        .compilation())
                .graph()
                .model();
    }

    private static List<String> types(Path module) throws IOException {
        Path sources = module.resolve("src/main/java");
        try (Stream<Path> files = Files.walk(sources)) {
            List<String> types = files.filter(file -> file.toString().endsWith(".java"))
                    .map(file -> sources.relativize(file).toString().replace('\\', '/'))
                    .filter(file -> file.contains("/") && !file.endsWith("/package-info.java"))
                    .map(file -> file.substring(0, file.length() - ".java".length()) + ".class")
                    .toList();
            assertThat(types).isNotEmpty();
            return types;
        }
    }
}
