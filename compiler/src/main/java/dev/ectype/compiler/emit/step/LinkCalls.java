package dev.ectype.compiler.emit.step;

import com.palantir.javapoet.CodeBlock;
import dev.ectype.compiler.collection.Cases;
import dev.ectype.compiler.graph.step.LinkStep;

/** Writes the calls that link and unlink instances and check links. */
final class LinkCalls {
    private static final Cases<LinkStep, String> METHOD = Cases.<LinkStep, String>of(LinkStep.class)
            .on(LinkStep.Link.class, step -> "link")
            .on(LinkStep.Unlink.class, step -> step.mustExist() ? "unlink" : "unlinkIfLinked")
            .on(LinkStep.RequireLink.class, step -> step.backwards() ? "linking" : "linked")
            .exhaustive();

    private final StepScope scope;

    LinkCalls(StepScope scope) {
        this.scope = scope;
    }

    CodeBlock write(LinkStep step) {
        CodeBlock.Builder call =
                CodeBlock.builder().add("$N($L", METHOD.apply(step), scope.relationship(step.relationship()));
        if (step.owner() != null) {
            call.add(", $L", scope.target(step.owner()));
        }
        return call.add(", $L)", scope.target(step.target())).build();
    }
}
