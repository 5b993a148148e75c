package dev.ectype.compiler.emit.step;

import com.palantir.javapoet.CodeBlock;
import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.emit.type.ResourceConstants;
import dev.ectype.compiler.emit.type.StateValues;
import dev.ectype.compiler.graph.step.ChangeStep;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;

/** Writes the calls that move an instance from one state to another. */
final class TransitionCalls {
    private final EmissionNames names;
    private final StepScope scope;

    TransitionCalls(EmissionNames names, StepScope scope) {
        this.names = names;
        this.scope = scope;
    }

    CodeBlock transition(ChangeStep.Transition step) {
        CodeBlock target = scope.target(step.target());
        MemberPath member = MemberPath.ofDots(step.member());
        StateValues states = StateValues.of(step.resource(), member, names);
        return CodeBlock.of(
                "$L.transition($L,$W$L,$W$L,$W$L)",
                scope.store(step),
                target,
                ResourceConstants.memberOf(step.resource(), member, names),
                states.list(step.from()),
                destination(step, target, states));
    }

    CodeBlock advance(ChangeStep.AdvanceOperation step) {
        CodeBlock target = scope.target(step.target());
        MemberPath member = MemberPath.ofDots(step.member());
        StateValues states = StateValues.of(step.resource(), member, names);
        return CodeBlock.of(
                "$L.completeIfDue($L,$W$L,$W$L,$W$L)",
                scope.store(step),
                target,
                ResourceConstants.memberOf(step.resource(), member, names),
                states.list(step.pending()),
                states.value(step.done()));
    }

    private CodeBlock destination(ChangeStep.Transition step, CodeBlock target, StateValues states) {
        CodeBlock usual = states.value(step.to());
        Role.Act.ConditionalTarget conditional = step.conditionalTarget();
        if (conditional == null) {
            return usual;
        }
        MemberPath condition = MemberPath.of(conditional.member());
        return CodeBlock.of(
                "$L.has($L, $L)$W? $L$W: $L",
                target,
                ResourceConstants.memberOf(step.resource(), condition, names),
                StateValues.of(step.resource(), condition, names).value(conditional.value()),
                states.value(conditional.to()),
                usual);
    }
}
