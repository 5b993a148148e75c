package dev.ectype.launcher.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.java.InMemoryCompiler;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that emitted sources compile without warnings in a strict project, with both compilers. */
final class GoldenCompilesTest {
    @TempDir
    Path classes;

    @ParameterizedTest
    @MethodSource("dev.ectype.launcher.golden.Goldens#sourceFolders")
    void theJdkCompilerHasNoWarnings(String folder) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<JavaFileObject> units = new ArrayList<>();
        Goldens.sources(folder).forEach((path, text) -> units.add(new Unit(path, text)));
        List<String> options = List.of(
                "--release",
                "17",
                "-Xlint:all",
                "-Werror",
                "-proc:none",
                "-d",
                classes.toString(),
                "-cp",
                System.getProperty("java.class.path"));
        StringWriter remarks = new StringWriter();
        boolean compiled =
                compiler.getTask(remarks, null, null, options, null, units).call();
        assertThat(remarks.toString()).isEmpty();
        assertThat(compiled).isTrue();
    }

    @ParameterizedTest
    @MethodSource("dev.ectype.launcher.golden.Goldens#sourceFolders")
    void theInMemoryCompilerCompilesEverySource(String folder) throws IOException {
        Map<String, String> sources = Goldens.sources(folder);
        List<String> files = new InMemoryCompiler(getClass().getClassLoader())
                .compile(sources).keySet().stream()
                        .map(name -> name.replaceFirst("\\$.*", ""))
                        .distinct()
                        .toList();
        assertThat(files)
                .containsExactlyInAnyOrderElementsOf(sources.keySet().stream()
                        .map(path -> path.substring(0, path.length() - ".java".length())
                                .replace('/', '.'))
                        .toList());
    }

    private static final class Unit extends SimpleJavaFileObject {
        private final String text;

        Unit(String path, String text) {
            super(URI.create("golden:///" + path), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
