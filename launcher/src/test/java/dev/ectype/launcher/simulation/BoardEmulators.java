package dev.ectype.launcher.simulation;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.emulated.override.OverrideLoader;
import dev.ectype.launcher.java.InMemoryCompiler;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** Creates emulators of one description with operations that fail on request. */
final class BoardEmulators {
    private final Class<?> type;

    private BoardEmulators(Class<?> type) {
        this.type = type;
    }

    static BoardEmulators compiled() throws IOException, ReflectiveOperationException {
        SourceRoot source = SourceRoot.text("board.yaml", resource("board.yaml"));
        Compilation board = Objects.requireNonNull(
                new EmulatorCompiler().compile(CompilationRequest.of(source)).compilation());
        Map<String, String> sources = new TreeMap<>(board.emission().sources());
        sources.put("board/FaultyBoard.java", new String(resource("FaultyBoard.java"), UTF_8));
        Map<String, byte[]> classes = new InMemoryCompiler(Emulator.class.getClassLoader()).compile(sources);
        return new BoardEmulators(new OverrideLoader(classes, board).loadClass("board.FaultyBoard"));
    }

    Emulator booted(EmulatorOptions options) {
        try {
            return ((Emulator) type.getConstructor().newInstance()).boot(options);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static byte[] resource(String name) throws IOException {
        try (InputStream stream = BoardEmulators.class.getResourceAsStream("/simulation/" + name)) {
            return Objects.requireNonNull(stream, name).readAllBytes();
        }
    }
}
