package dev.ectype.compiler.emit.step;

import com.palantir.javapoet.CodeBlock;
import dev.ectype.compiler.collection.Cases;
import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.emit.type.ResourceConstants;
import dev.ectype.compiler.graph.step.SubResourceStep;
import dev.ectype.compiler.ir.type.MemberPath;

/** Writes the calls that change one member of an instance. */
final class SubResourceCalls {
    private final OperationMethod method;
    private final EmissionNames names;
    private final StepScope scope;
    private final Cases<SubResourceStep, CodeBlock> calls = Cases.<SubResourceStep, CodeBlock>of(SubResourceStep.class)
            .on(SubResourceStep.ReadSubResource.class, this::read)
            .on(SubResourceStep.WriteSubResource.class, this::change)
            .on(SubResourceStep.ClearSubResource.class, this::clear)
            .exhaustive();

    SubResourceCalls(OperationMethod method, EmissionNames names, StepScope scope) {
        this.method = method;
        this.names = names;
        this.scope = scope;
    }

    CodeBlock write(SubResourceStep step) {
        return calls.apply(step);
    }

    /** Returns the instance, since the reply selects the member. */
    private CodeBlock read(SubResourceStep.ReadSubResource step) {
        return scope.target(step.target());
    }

    private CodeBlock change(SubResourceStep.WriteSubResource step) {
        return CodeBlock.of(
                "$L.$N($L,$W$L,$W$L)",
                scope.store(step),
                step.merges() ? "mergePart" : "replacePart",
                scope.target(step.target()),
                member(step),
                method.bodyArgument());
    }

    private CodeBlock clear(SubResourceStep.ClearSubResource step) {
        return CodeBlock.of("$L.clearPart($L, $L)", scope.store(step), scope.target(step.target()), member(step));
    }

    private CodeBlock member(SubResourceStep step) {
        return ResourceConstants.memberOf(step.resource(), MemberPath.ofDots(step.member()), names);
    }
}
