package dev.ectype.compiler;

import dev.ectype.compiler.check.CheckRules;
import dev.ectype.compiler.conclusion.InferenceReport;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.emit.DeferredEmission;
import dev.ectype.compiler.emit.Emitter;
import dev.ectype.compiler.emit.plan.RecordedState;
import dev.ectype.compiler.graph.BehaviorGraph;
import dev.ectype.compiler.infer.Inference;
import dev.ectype.compiler.ingest.IngestResult;
import dev.ectype.compiler.ingest.Ingestors;
import dev.ectype.compiler.ingest.observed.Traffic;
import dev.ectype.compiler.ingest.traffic.StartState;
import dev.ectype.compiler.ingest.traffic.UnaffectedReplies;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.IrJson;
import dev.ectype.compiler.ir.stated.StatedConclusions;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.link.Linker;
import dev.ectype.compiler.normalize.DropUnsatisfiableRequestTypes;
import dev.ectype.compiler.normalize.Normalizer;
import dev.ectype.compiler.source.FileFingerprint;
import dev.ectype.compiler.source.SourceResolver;
import dev.ectype.compiler.source.overlay.Overlays;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Compiles descriptions of an API into the Java sources of its emulator. */
public final class EmulatorCompiler {
    private final Consumer<String> observer;

    public EmulatorCompiler() {
        this(stage -> {});
    }

    /** Creates a compiler that calls the observer with the name of each stage that begins, on the compiling thread. */
    public EmulatorCompiler(Consumer<String> observer) {
        this.observer = observer;
    }

    /** Runs every stage once, unless one reports an error. */
    public CompilationResult compile(CompilationRequest request) {
        return DeepStack.run(() -> {
            Stopwatch watch = new Stopwatch(observer);
            CompilationResult prepared = stages(request, watch);
            Compilation compilation = prepared.compilation();
            if (compilation == null) {
                return prepared;
            }
            watch.begin("emit");
            compilation.emission();
            watch.lap("emit");
            return new CompilationResult(compilation, prepared.diagnostics(), prepared.files(), watch.stages());
        });
    }

    /** Runs the stages before emission, unless one reports an error. */
    public CompilationResult prepare(CompilationRequest request) {
        return DeepStack.run(() -> stages(request, new Stopwatch(observer)));
    }

    /** Runs the stages up to inference and reports its conclusions. */
    public InferenceResult infer(CompilationRequest request) {
        return DeepStack.run(() -> {
            Diagnostics diagnostics = request.strict() ? Diagnostics.strict() : new Diagnostics();
            Stopwatch watch = new Stopwatch(observer);
            IngestedSources ingested = ingest(request, diagnostics, watch);
            ApiModel canonical = canonical(ingested, diagnostics, watch);
            if (canonical != null) {
                diagnostics.addAll(startChecks(canonical, watch).get());
            }
            GuidanceDocuments guidance = GuidanceDocuments.read(request.guidance(), diagnostics);
            if (canonical == null || diagnostics.hasErrors()) {
                return new InferenceResult(null, diagnostics.sorted());
            }
            watch.begin("infer");
            StatedConclusions stated = guidance.stated().and(ingested.hints());
            InferenceReport report = InferenceReport.of(
                    DropUnsatisfiableRequestTypes.in(canonical),
                    Inference.of(request.inference()).with(stated));
            guidance.check(report.model(), stated, diagnostics);
            return new InferenceResult(report, diagnostics.sorted());
        });
    }

    private static CompilationResult stages(CompilationRequest request, Stopwatch watch) {
        Diagnostics diagnostics = request.strict() ? Diagnostics.strict() : new Diagnostics();
        IngestedSources ingested = ingest(request, diagnostics, watch);
        List<Traffic> recorded = ingested.result.traffic();
        GuidanceDocuments guidance = GuidanceDocuments.read(request.guidance(), diagnostics);
        List<List<FileFingerprint>> files = new ArrayList<>(ingested.files);
        files.addAll(guidance.files());
        ApiModel canonical = canonical(ingested, diagnostics, watch);
        if (canonical == null) {
            return result(null, files, diagnostics, watch);
        }
        Supplier<Diagnostics> checks = startChecks(canonical, watch);
        // Checks report warnings. These reject a description only if it is strict, so that inference needs no other
        // results of checks.
        boolean mayFail = request.strict() || diagnostics.hasErrors();
        if (mayFail) {
            diagnostics.addAll(checks.get());
        }
        watch.lap("check");
        if (diagnostics.hasErrors()) {
            return result(null, files, diagnostics, watch);
        }
        watch.begin("infer");
        StatedConclusions stated = guidance.stated().and(ingested.hints());
        ApiModel satisfiable = DropUnsatisfiableRequestTypes.in(canonical);
        Inference.Completion completed =
                Inference.of(request.inference()).with(stated).explain(satisfiable);
        if (!mayFail) {
            diagnostics.addAll(checks.get());
        }
        guidance.check(completed.model(), stated, diagnostics);
        watch.lap("infer");
        if (diagnostics.hasErrors()) {
            return result(null, files, diagnostics, watch);
        }
        watch.begin("graph");
        Supplier<String> hash = DeepStack.start(() -> IrJson.hash(completed.model()));
        BehaviorGraph graph = BehaviorGraph.of(completed.model());
        boolean isRecorded =
                recorded.stream().anyMatch(traffic -> !traffic.exchanges().isEmpty());
        JsonObject seen = isRecorded ? StartState.of(recorded, completed.model(), diagnostics) : null;
        JsonObject start = StartInstances.of(seen, stated, completed.model());
        JsonObject replies = UnaffectedReplies.of(recorded, completed.model());
        String packageName =
                request.packageName() == null ? Emitter.packageOf(completed.model()) : request.packageName();
        DeferredEmission emission = new DeferredEmission(
                graph, hash, new RecordedState(start, replies), packageName, request.typeMappings());
        watch.lap("graph");
        JsonObject description = recorded.size() == 1 ? recorded.get(0).description() : null;
        Compilation compilation = new Compilation(canonical, stated, completed.proposals(), emission, description);
        return result(compilation, files, diagnostics, watch);
    }

    /**
     * Holds the ingested models without the trees of their files, which need most of the memory for a large
     * description.
     */
    private record IngestedSources(IngestResult result, List<List<FileFingerprint>> files) {
        StatedConclusions hints() {
            return new StatedConclusions(result.hints(), List.of(), List.of());
        }
    }

    /** Returns the linked and normalized model, or null without any. */
    private static @Nullable ApiModel canonical(IngestedSources ingested, Diagnostics diagnostics, Stopwatch watch) {
        watch.begin("normalize");
        List<ApiModel> written = ingested.result.models();
        if (written.isEmpty()) {
            return null;
        }
        ApiModel canonical = Normalizer.normalize(Linker.link(written, diagnostics), diagnostics);
        watch.lap("normalize");
        return canonical;
    }

    /** Starts the checks beside this thread. The returned supplier waits for their diagnostics. */
    private static Supplier<Diagnostics> startChecks(ApiModel canonical, Stopwatch watch) {
        watch.begin("check");
        return DeepStack.start(() -> {
            Diagnostics found = new Diagnostics();
            CheckRules.standard().run(canonical, found);
            return found;
        });
    }

    private static IngestedSources ingest(CompilationRequest request, Diagnostics diagnostics, Stopwatch watch) {
        watch.begin("ingest");
        List<SourceResolver> sources = request.sources().stream()
                .map(root -> SourceResolver.of(root, diagnostics))
                .toList();
        List<SourceResolver> overlays = request.overlays().stream()
                .map(root -> SourceResolver.of(root, diagnostics))
                .toList();
        new Overlays(Ingestors.trees(sources, request.formats()), diagnostics).apply(overlays);
        List<SourceResolver> environments = request.environments().stream()
                .map(root -> SourceResolver.of(root, diagnostics))
                .toList();
        IngestResult result = Ingestors.ingest(sources, request.formats(), environments, diagnostics);
        watch.lap("ingest");
        return new IngestedSources(
                result,
                Stream.of(sources, overlays, environments)
                        .flatMap(List::stream)
                        .map(SourceResolver::files)
                        .toList());
    }

    private static CompilationResult result(
            @Nullable Compilation compilation,
            List<List<FileFingerprint>> files,
            Diagnostics diagnostics,
            Stopwatch watch) {
        return new CompilationResult(compilation, diagnostics.sorted(), files, watch.stages());
    }
}
