package dev.ectype.cli.render;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.output.WriteResult;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Summarises the output of a compilation.
 *
 * @param folder the folder of the sources, or null if none were requested
 * @param jar the file of the jar, or null if none was requested
 * @param bytes the size of the jar
 */
public record CompileSummary(
        Compilation compilation,
        @Nullable String folder,
        @Nullable WriteResult sources,
        @Nullable String jar,
        long bytes) {
    private static final double MEGABYTE = 1_000_000;

    public CompileSummary(Compilation compilation) {
        this(compilation, null, null, null, 0);
    }

    public CompileSummary withSources(String where, WriteResult what) {
        return new CompileSummary(compilation, where, what, jar, bytes);
    }

    public CompileSummary withJar(String where, long size) {
        return new CompileSummary(compilation, folder, sources, where, size);
    }

    /** Returns the summary as text: the written files and the commands that use them. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        WriteResult written = sources;
        if (written != null) {
            lines.add("wrote " + (written.changed() + written.unchanged()) + " files of "
                    + compilation.emission().emulator() + " to " + folder + " (" + written.changed() + " changed, "
                    + written.deleted() + " deleted)");
        }
        if (jar != null) {
            lines.add("wrote " + jar + " (" + tenths(bytes / MEGABYTE) + " MB)");
            lines.add("Next: java -jar " + jar);
        }
        return lines;
    }

    /** Returns the summary as JSON. */
    public JsonObject json(List<Diagnostic> diagnostics) {
        JsonObject.Builder json = JsonObject.builder()
                .put("api", IngestSummary.api(compilation.graph().model()))
                .put("emulator", compilation.emission().emulator());
        WriteResult written = sources;
        if (folder != null && written != null) {
            json.put(
                    "sources",
                    JsonObject.builder()
                            .put("folder", folder)
                            .put("changed", written.changed())
                            .put("unchanged", written.unchanged())
                            .put("deleted", written.deleted())
                            .build());
        }
        if (jar != null) {
            json.put(
                    "jar",
                    JsonObject.builder().put("file", jar).put("bytes", bytes).build());
        }
        return json.put("diagnostics", DiagnosticPrinter.json(diagnostics)).build();
    }

    private static String tenths(double number) {
        long tenths = Math.round(number * 10);
        return tenths / 10 + "." + tenths % 10;
    }
}
