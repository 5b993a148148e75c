package dev.ectype.compiler.emit.step;

import com.palantir.javapoet.CodeBlock;
import dev.ectype.compiler.collection.Cases;
import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.graph.step.ChangeStep;
import dev.ectype.compiler.graph.step.CollectionStep;
import dev.ectype.compiler.graph.step.ContentStep;
import dev.ectype.compiler.graph.step.FindStep;
import dev.ectype.compiler.graph.step.LinkStep;
import dev.ectype.compiler.graph.step.ReplyingStep;
import dev.ectype.compiler.graph.step.Step;
import dev.ectype.compiler.graph.step.SubResourceStep;

/** Writes the call of each step with the class for its family. */
final class StepCalls {
    private final Cases<Step, CodeBlock> families;

    StepCalls(OperationMethod method, EmissionNames names, StepScope scope) {
        families = Cases.<Step, CodeBlock>of(Step.class)
                .on(FindStep.class, new FindCalls(method, names, scope)::write)
                .on(CollectionStep.class, new CollectionCalls(method, names, scope)::write)
                .on(ChangeStep.class, new ChangeCalls(method, names, scope)::write)
                .on(SubResourceStep.class, new SubResourceCalls(method, names, scope)::write)
                .on(LinkStep.class, new LinkCalls(scope)::write)
                .on(ReplyingStep.class, new ReplyingCalls(scope)::write)
                .on(ContentStep.class, new ContentCalls(method, scope)::write)
                .on(Step.ReplyWithSample.class, step -> CodeBlock.of("answer()"))
                .exhaustive();
    }

    CodeBlock write(Step step) {
        return families.apply(step);
    }
}
