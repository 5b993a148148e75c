package dev.ectype.launcher.judge;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.emit.Emitter;
import dev.ectype.compiler.emit.java.TypeMappings;
import dev.ectype.compiler.graph.BehaviorGraph;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.normalize.DropUnsatisfiableRequestTypes;
import dev.ectype.launcher.artifact.Artifact;
import dev.ectype.launcher.java.InMemoryCompiler;
import dev.ectype.launcher.judge.client.DescriptionClient;
import dev.ectype.launcher.judge.description.DescribedApi;
import dev.ectype.launcher.judge.evidence.DescriptionEvidence;
import dev.ectype.launcher.judge.finding.Objections;
import dev.ectype.launcher.judge.score.Attribution;
import dev.ectype.launcher.judge.score.ScoreCard;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.plan.Plan;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** Grades the conclusions of a compilation by the evidence in its description and by a client of its emulator. */
public final class QualityJudge {
    private QualityJudge() {}

    /** Boots the emulator of a compilation, plays against it and grades all conclusions. */
    public static JudgeReport judge(Compilation compilation, List<Diagnostic> diagnostics) {
        ApiModel completed = compilation.graph().model();
        ApiModel canonical = DropUnsatisfiableRequestTypes.in(compilation.canonical());
        Objections objections = new Objections();
        DescriptionEvidence.examine(completed, new DescribedApi(completed), objections);
        DescriptionClient.Result result = play(compilation, diagnostics, canonical);
        Attribution.attribute(completed, result.observations(), objections);
        ScoreCard card = ScoreCard.of(completed, objections.found());
        return new JudgeReport(completed.api().name(), completed.api().version(), card, result);
    }

    private static DescriptionClient.Result play(
            Compilation compilation, List<Diagnostic> diagnostics, ApiModel canonical) {
        Map<String, byte[]> classes =
                new InMemoryCompiler(Emulator.class.getClassLoader()).compile(compilation.emission());
        Artifact artifact = Artifact.of(compilation, diagnostics, classes);
        try (Emulator emulator =
                artifact.load().start(EmulatorOptions.standard().withPort(0))) {
            return DescriptionClient.play(canonical, emulator, described(canonical));
        }
    }

    /** Returns the plan of the API as described: the declared parameters, bodies and types without any conclusion. */
    private static Plan described(ApiModel canonical) {
        String plan =
                Emitter.emit(BehaviorGraph.of(canonical), TypeMappings.NONE).plan();
        return Plan.parse(plan.getBytes(StandardCharsets.UTF_8));
    }
}
