package dev.ectype.compiler.emit.step;

import com.palantir.javapoet.CodeBlock;
import dev.ectype.compiler.collection.Cases;
import dev.ectype.compiler.emit.java.StringLiterals;
import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.emit.type.ResourceConstants;
import dev.ectype.compiler.graph.step.ChangeStep;
import dev.ectype.compiler.ir.resource.ChangedMember;
import dev.ectype.compiler.ir.type.MemberPath;

/** Writes the calls that change and remove one instance. */
final class ChangeCalls {
    private final OperationMethod method;
    private final EmissionNames names;
    private final StepScope scope;
    private final Cases<ChangeStep, CodeBlock> calls;

    ChangeCalls(OperationMethod method, EmissionNames names, StepScope scope) {
        this.method = method;
        this.names = names;
        this.scope = scope;
        TransitionCalls transitions = new TransitionCalls(names, scope);
        this.calls = Cases.<ChangeStep, CodeBlock>of(ChangeStep.class)
                .on(ChangeStep.Replace.class, step -> change("replace", step))
                .on(ChangeStep.Merge.class, this::merge)
                .on(ChangeStep.UpdateMembers.class, step -> change("adjust", step))
                .on(ChangeStep.ClearMembers.class, this::clear)
                .on(ChangeStep.SetFlag.class, this::setFlag)
                .on(ChangeStep.Transition.class, transitions::transition)
                .on(ChangeStep.AdvanceOperation.class, transitions::advance)
                .on(ChangeStep.EditList.class, new ListCalls(names, scope)::edit)
                .on(ChangeStep.MoveTo.class, this::moveTo)
                .on(ChangeStep.Absorb.class, this::absorb)
                .on(ChangeStep.Remove.class, this::remove)
                .exhaustive();
    }

    CodeBlock write(ChangeStep step) {
        return calls.apply(step);
    }

    private CodeBlock change(String verb, ChangeStep step) {
        return CodeBlock.of(
                "$L.$N($L, $L)", scope.store(step), verb, scope.target(step.target()), method.bodyArgument());
    }

    private CodeBlock merge(ChangeStep.Merge step) {
        String mask = step.mask();
        ChangedMember only = step.only();
        if (only != null) {
            return CodeBlock.of(
                    "$L.merge($L,$W$L.$N($L))",
                    scope.store(step),
                    scope.target(step.target()),
                    method.bodyArgument(),
                    only.merges() ? "merging" : "only",
                    StringLiterals.of(only.member()));
        }
        return mask == null
                ? change("merge", step)
                : CodeBlock.of(
                        "$L.merge($L,$W$L.only($L))",
                        scope.store(step),
                        scope.target(step.target()),
                        method.bodyArgument(),
                        method.optionalValue(mask));
    }

    private CodeBlock clear(ChangeStep.ClearMembers step) {
        CodeBlock members =
                step.members().stream().map(member -> member(step, member)).collect(CodeBlock.joining(",$W"));
        return CodeBlock.of("$L.clear($L,$W$L)", scope.store(step), scope.target(step.target()), members);
    }

    private CodeBlock moveTo(ChangeStep.MoveTo step) {
        return CodeBlock.of(
                "$L.moveTo($L,$W$L,$W$L)",
                scope.store(step),
                scope.target(step.target()),
                scope.store(step.to(), null),
                method.optionalValue(step.parameter()));
    }

    private CodeBlock absorb(ChangeStep.Absorb step) {
        return CodeBlock.of(
                "$L.absorb($L,$W$L)",
                scope.store(step),
                scope.target(step.target()),
                method.optionalValue(step.parameter()));
    }

    private CodeBlock setFlag(ChangeStep.SetFlag step) {
        CodeBlock.Builder call = CodeBlock.builder()
                .add(
                        "$L.$N($L,$W$L",
                        scope.store(step),
                        step.on() ? "setFlag" : "clearFlag",
                        scope.target(step.target()),
                        member(step, step.member()));
        if (step.count() != null) {
            call.add(",$W$L", member(step, step.count()));
        }
        return call.add(")").build();
    }

    private CodeBlock remove(ChangeStep.Remove step) {
        return CodeBlock.of("$L.remove($L)", scope.store(step), scope.target(step.target()));
    }

    private CodeBlock member(ChangeStep step, String member) {
        return ResourceConstants.memberOf(step.resource(), MemberPath.of(member), names);
    }
}
