package dev.ectype.compiler.golden;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.CompilationResult;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.graph.Behavior;
import dev.ectype.compiler.graph.BehaviorGraph;
import dev.ectype.compiler.infer.Inference;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.ir.IrJson;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonReader;
import dev.ectype.compiler.source.SourceRoot;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Holds the output of every stage for one description, as files. */
final class GoldenCase {
    private GoldenCase() {}

    /** Returns the description in the folder of a case. */
    static Path input(Path folder) {
        for (String other : new String[] {"input.graphql", "input.proto"}) {
            Path file = folder.resolve(other);
            if (Files.exists(file)) {
                return file;
            }
        }
        return folder.resolve("input.yaml");
    }

    /** Returns the output for an OpenAPI description. */
    static Map<String, String> of(String input) {
        return of("input.yaml", input);
    }

    static Map<String, String> of(Path input) throws IOException {
        return of(input.getFileName().toString(), Files.readString(input));
    }

    /**
     * Returns the files by path: first those with inference, then below {@code off} the files that differ without it.
     */
    private static Map<String, String> of(String name, String input) {
        Map<String, String> files = new TreeMap<>();
        CompilationResult result = compile(name, input, Inference.Mode.STANDARD);
        files.put(
                "diagnostics.txt",
                lines(result.diagnostics().stream()
                        .map(finding -> finding.severity() + " " + finding.line())
                        .toList()));
        Compilation compilation = result.compilation();
        if (compilation != null) {
            files.put("ir.json", JsonPrinter.pretty(IrJson.write(compilation.canonical())));
            files.put(
                    "proposals.txt",
                    lines(compilation.proposals().stream().map(Proposal::line).toList()));
            emitted(files, "", compilation);
            files.put(
                    "plan.json",
                    JsonPrinter.pretty(JsonReader.read(compilation.emission().plan())));
        }
        Compilation without = compile(name, input, Inference.Mode.OFF).compilation();
        if (without != null) {
            emitted(files, "off/", without);
        }
        return files;
    }

    private static CompilationResult compile(String name, String input, Inference.Mode inference) {
        SourceRoot source = SourceRoot.text(name, input.getBytes(StandardCharsets.UTF_8));
        return new EmulatorCompiler().compile(CompilationRequest.of(source).withInference(inference));
    }

    private static void emitted(Map<String, String> files, String folder, Compilation compilation) {
        files.put(folder + "graph.txt", graph(compilation.graph()));
        compilation.emission().sources().forEach((path, text) -> files.put(folder + "java/" + path, text));
    }

    private static String graph(BehaviorGraph graph) {
        return graph.behaviors().stream().map(GoldenCase::behavior).collect(Collectors.joining("\n"));
    }

    private static String behavior(Behavior behavior) {
        StringBuilder text = new StringBuilder(behavior.endpoint().value().replace("\n", "\\n")).append('\n');
        behavior.preconditions().forEach(each -> line(text, "requires", (Record) each));
        behavior.steps().forEach(each -> line(text, "does", (Record) each));
        line(text, "answers", behavior.reply());
        behavior.exits().forEach(each -> line(text, "or", each));
        return text.toString();
    }

    private static void line(StringBuilder text, String word, Record part) {
        text.append("  ").append(word).append(' ');
        text.append(JsonPrinter.compact(IrJson.writePart(part))).append('\n');
    }

    private static String lines(List<String> lines) {
        return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
    }
}
