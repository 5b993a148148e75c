package dev.ectype.launcher.emulated.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.SampleCatalog;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.launcher.java.InMemoryCompiler;
import dev.ectype.runtime.client.Snapshot;
import dev.ectype.runtime.emulator.Emulator;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests that the client code in docs/state.md compiles and works. */
final class DocumentedClientTest {
    private static final Pattern SAMPLE =
            Pattern.compile("```java\n(package shop;.*?public class (\\w+) .*?)```", Pattern.DOTALL);

    @Test
    void theSampleOfTheClientWorks() throws Exception {
        try (Emulator emulator = served()) {
            byte[] before = emulator.snapshot();
            sample().accept(emulator.baseUri());
            assertThat(emulator.snapshot()).isEqualTo(before);
            Snapshot saved = Snapshot.read(Path.of("target", "in-a-month.json"));
            assertThat(saved.document().member("clock").text()).isEqualTo("2025-01-31T00:00:00.000Z");
        }
    }

    private static Emulator served() {
        LaunchRequest request =
                new LaunchRequest(CompilationRequest.of(SampleCatalog.open("shop")), CompileCache.none());
        return Objects.requireNonNull(new Launcher().boot(request).emulator()).start();
    }

    @SuppressWarnings("unchecked")
    private static Consumer<URI> sample() throws IOException, ReflectiveOperationException {
        Matcher sample = SAMPLE.matcher(Files.readString(Path.of("../docs/state.md")));
        assertThat(sample.find()).isTrue();
        Map<String, String> sources = new TreeMap<>();
        sources.put("shop/" + sample.group(2) + ".java", sample.group(1));
        Map<String, byte[]> classes = new InMemoryCompiler(Emulator.class.getClassLoader()).compile(sources);
        byte[] bytes = classes.get("shop." + sample.group(2));
        ClassLoader loader = new ClassLoader(Emulator.class.getClassLoader()) {
            @Override
            protected Class<?> findClass(String name) {
                return defineClass(name, bytes, 0, bytes.length);
            }
        };
        return (Consumer<URI>) loader.loadClass("shop." + sample.group(2))
                .getDeclaredConstructor()
                .newInstance();
    }
}
