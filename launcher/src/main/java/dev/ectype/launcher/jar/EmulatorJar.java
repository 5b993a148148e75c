package dev.ectype.launcher.jar;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.graph.print.GraphPrinter;
import dev.ectype.compiler.ir.Api;
import dev.ectype.compiler.ir.IrJson;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.output.AtomicFileWriter;
import dev.ectype.launcher.java.InMemoryCompiler;
import dev.ectype.runtime.emulator.Emulator;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.Manifest;

/**
 * Packs an emulator into an executable jar: {@code java -jar FILE} accepts the options of {@code ectype emulate}.
 *
 * <p>Besides the emulator and its libraries the jar contains its origin below {@code META-INF/ectype}: {@code api.json}
 * (name and version of the API, the SHA-256 of the API model, the main emulator class), {@code ir.json} (the API model)
 * and {@code graph.json} (the behavior graph).
 */
public final class EmulatorJar {
    private static final String ABOUT = "META-INF/ectype/";

    private final Map<String, byte[]> files;
    private final String main;

    private EmulatorJar(Map<String, byte[]> files, String main) {
        this.files = files;
        this.main = main;
    }

    /**
     * Compiles the emitted code and collects the runtime files.
     *
     * @throws IOException if the classes of the runtime cannot be read
     */
    public static EmulatorJar of(Compilation compilation) throws IOException {
        ClassLoader loader = Emulator.class.getClassLoader();
        Map<String, byte[]> files = new TreeMap<>(RuntimeFiles.of(
                loader, RuntimeArtifact.neededBy(compilation.graph().model(), loader)));
        new InMemoryCompiler(loader)
                .compile(compilation.emission())
                .forEach((name, bytes) -> files.put(name.replace('.', '/') + ".class", bytes));
        files.put(
                compilation.emission().planPath(), bytes(compilation.emission().plan()));
        files.put(ABOUT + "api.json", bytes(JsonPrinter.pretty(about(compilation))));
        files.put(ABOUT + "graph.json", bytes(GraphPrinter.json(compilation.graph())));
        files.put(
                ABOUT + "ir.json",
                bytes(JsonPrinter.pretty(IrJson.write(compilation.graph().model()))));
        return new EmulatorJar(files, compilation.emission().emulator());
    }

    /** Writes the jar, replaces an existing file and returns the size in bytes. */
    public long write(Path file) throws IOException {
        byte[] jar = JarWriter.of(manifest(), files);
        AtomicFileWriter.write(file, jar);
        return jar.length;
    }

    private static JsonObject about(Compilation compilation) {
        Api api = compilation.graph().model().api();
        return JsonObject.builder()
                .put("name", api.name())
                .put("version", api.version())
                .put("hash", compilation.emission().hash())
                .put("emulator", compilation.emission().emulator())
                .build();
    }

    private Manifest manifest() {
        Manifest manifest = new Manifest();
        Attributes attributes = manifest.getMainAttributes();
        attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        attributes.put(Attributes.Name.MAIN_CLASS, main);
        attributes.put(Attributes.Name.MULTI_RELEASE, "true");
        // JVMs from 24 on warn about native code, such as the server's, without this attribute.
        attributes.putValue("Enable-Native-Access", "ALL-UNNAMED");
        return manifest;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
