package dev.ectype.compiler.emit.step;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.ectype.compiler.emit.java.StringLiterals;
import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.emit.type.EnumEmitter;
import dev.ectype.compiler.emit.type.ResourceConstants;
import dev.ectype.compiler.graph.step.ChangeStep;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import org.jspecify.annotations.Nullable;

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
        MemberPath member = MemberPath.of(step.member());
        TypeRef type = names.typeAt(step.resource(), member);
        CodeBlock from = step.from().stream()
                .map(state -> state(step.resource(), member, type, state))
                .collect(CodeBlock.joining(", "));
        return CodeBlock.of(
                "$L.transition($L,$W$L,$W$T.of($L),$W$L)",
                scope.store(step),
                target,
                ResourceConstants.memberOf(step.resource(), member, names),
                List.class,
                from,
                destination(step, target, type));
    }

    CodeBlock advance(ChangeStep.AdvanceOperation step) {
        MemberPath member = MemberPath.of(step.member());
        TypeRef type = names.typeAt(step.resource(), member);
        CodeBlock pending = step.pending().stream()
                .map(state -> state(step.resource(), member, type, state))
                .collect(CodeBlock.joining(", "));
        return CodeBlock.of(
                "$L.completeIfDue($L,$W$L,$W$T.of($L),$W$L)",
                scope.store(step),
                scope.target(step.target()),
                ResourceConstants.memberOf(step.resource(), member, names),
                List.class,
                pending,
                state(step.resource(), member, type, step.done()));
    }

    private CodeBlock destination(ChangeStep.Transition step, CodeBlock target, @Nullable TypeRef type) {
        MemberPath member = MemberPath.of(step.member());
        CodeBlock usual = state(step.resource(), member, type, step.to());
        Role.Act.ConditionalTarget conditional = step.conditionalTarget();
        if (conditional == null) {
            return usual;
        }
        MemberPath condition = MemberPath.of(conditional.member());
        TypeRef conditionType = names.typeAt(step.resource(), condition);
        boolean isBoolean = conditionType != null && names.types().bare(conditionType) instanceof BooleanType;
        return CodeBlock.of(
                "$L.has($L, $L)$W? $L$W: $L",
                target,
                ResourceConstants.memberOf(step.resource(), condition, names),
                isBoolean
                        ? CodeBlock.of("$L", conditional.value())
                        : state(step.resource(), condition, conditionType, conditional.value()),
                state(step.resource(), member, type, conditional.to()),
                usual);
    }

    private CodeBlock state(ResourceName resource, MemberPath member, @Nullable TypeRef type, String state) {
        TypeRef bare = type == null ? null : names.types().bare(type);
        if (bare instanceof BooleanType) {
            return CodeBlock.of("$L", state);
        }
        String constant =
                bare instanceof EnumType listed ? EnumEmitter.constants(listed).get(state) : null;
        TypeName java = names.memberType(resource, member);
        return constant == null || java.equals(ClassName.get(String.class))
                ? CodeBlock.of("$L", StringLiterals.of(state))
                : CodeBlock.of("$T.$N", java, constant);
    }
}
