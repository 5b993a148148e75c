package dev.ectype.compiler.emit.step;

import com.palantir.javapoet.CodeBlock;
import dev.ectype.compiler.collection.Cases;
import dev.ectype.compiler.graph.step.ReplyingStep;

/** Writes the calls that produce the whole reply. */
final class ReplyingCalls {
    private static final Cases<ReplyingStep, String> METHOD = Cases.<ReplyingStep, String>of(ReplyingStep.class)
            .on(ReplyingStep.Publish.class, step -> "publish")
            .on(ReplyingStep.Fetch.class, step -> "fetch")
            .on(ReplyingStep.ListReferrers.class, step -> "referrers")
            .exhaustive();

    private final StepScope scope;

    ReplyingCalls(StepScope scope) {
        this.scope = scope;
    }

    CodeBlock write(ReplyingStep step) {
        return CodeBlock.of("$N($L)", METHOD.apply(step), scope.target(step.target()));
    }
}
