package dev.ectype.launcher.jar;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.source.SourceRoot;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs emitted code as a Java module beside the modules of the runtime. */
class ModulePathTest {
    private static final Pattern NEEDED = Pattern.compile(
            ".*(generated-runtime-base|/nouns/target|/ectype-(nouns|values|state|server|runtime|graphql|grpc|client)"
                    + "|/netty-|/graphql-java|/java-dataloader|/reactive-streams|/jspecify|/protobuf-java-).*");

    @TempDir
    Path folder;

    @Test
    void anEmulatorIsAModule() throws IOException, InterruptedException {
        Compilation shop = Objects.requireNonNull(new EmulatorCompiler()
                .compile(CompilationRequest.of(SourceRoot.file(Path.of("src/test/resources/graphql/shop.graphql"))))
                .compilation());
        String modules = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(NEEDED.asMatchPredicate())
                .collect(Collectors.joining(File.pathSeparator));
        Path classes = compiled(shop, modules);
        Path plan = classes.resolve(shop.emission().planPath());
        Files.writeString(plan, shop.emission().plan());

        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--module-path",
                        classes + File.pathSeparator + modules,
                        "--module",
                        "shop/" + shop.emission().emulator(),
                        "--port=0")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
            // The JVM writes to the same stream if it cannot resolve the modules.
            String ready = output.readLine();
            assertThat(ready)
                    .as(() -> ready + output.lines().collect(Collectors.joining("\n")))
                    .startsWith("ready http");
            HttpResponse<String> reply = HttpClient.newHttpClient()
                    .send(
                            HttpRequest.newBuilder(URI.create(ready.substring("ready ".length()) + "/graphql"))
                                    .header("Content-Type", "application/json")
                                    .POST(HttpRequest.BodyPublishers.ofString("{\"query\":\"{__typename}\"}"))
                                    .build(),
                            HttpResponse.BodyHandlers.ofString());
            assertThat(reply.body()).isEqualTo("{\"data\":{\"__typename\":\"Query\"}}");
        } finally {
            process.destroy();
            process.waitFor();
        }
    }

    private Path compiled(Compilation compilation, String modules) throws IOException {
        String name = compilation.emission().emulator();
        String content = name.substring(0, name.lastIndexOf('.'));
        List<String> arguments = new ArrayList<>(List.of(
                "-d",
                folder.resolve("classes").toString(),
                "--module-path",
                modules,
                folder.resolve("module-info.java").toString()));
        Files.writeString(
                folder.resolve("module-info.java"),
                "module shop { requires dev.ectype.graphql; exports " + content + "; opens " + content + "; }");
        for (Map.Entry<String, String> source : compilation.emission().sources().entrySet()) {
            Path file = folder.resolve(source.getKey());
            Files.createDirectories(file.getParent());
            Files.writeString(file, source.getValue());
            arguments.add(file.toString());
        }
        StringWriter messages = new StringWriter();
        PrintWriter printer = new PrintWriter(messages);
        int code =
                ToolProvider.findFirst("javac").orElseThrow().run(printer, printer, arguments.toArray(String[]::new));
        assertThat(code).as(messages.toString()).isZero();
        return folder.resolve("classes");
    }
}
