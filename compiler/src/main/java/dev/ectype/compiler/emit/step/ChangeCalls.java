package dev.ectype.compiler.emit.step;

import com.palantir.javapoet.CodeBlock;
import dev.ectype.compiler.emit.java.StringLiterals;
import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.emit.type.ResourceConstants;
import dev.ectype.compiler.graph.Step;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.MemberPath;
import org.jspecify.annotations.Nullable;

/** Writes the calls that insert, change and remove instances, their members and their contents. */
final class ChangeCalls {
    private final OperationMethod method;
    private final EmissionNames names;
    private final StepScope scope;

    ChangeCalls(OperationMethod method, EmissionNames names, StepScope scope) {
        this.method = method;
        this.names = names;
        this.scope = scope;
    }

    CodeBlock insert(Step.Insert step) {
        CodeBlock created = CodeBlock.of(
                step.several() ? "$L.each($L).insert()" : "$L.insert($L)",
                scope.store(step.resource(), step.within()),
                method.bodyArgument());
        return scope.relationshipCall("link", step.through(), step.within(), created);
    }

    CodeBlock merge(Step.Merge step) {
        String mask = step.mask();
        return mask == null
                ? change("merge", step.resource(), step.target())
                : CodeBlock.of(
                        "$L.merge($L, $L.only(optionalText($L)))",
                        scope.store(step.resource(), null),
                        scope.target(step.target()),
                        method.bodyArgument(),
                        StringLiterals.of(mask));
    }

    CodeBlock change(String verb, ResourceName resource, String target) {
        return CodeBlock.of(
                "$L.$N($L, $L)", scope.store(resource, null), verb, scope.target(target), method.bodyArgument());
    }

    /** Writes a content call. Content of an instance belongs to its store, other content to the path of the request. */
    CodeBlock content(String verb, @Nullable ResourceName resource, @Nullable String target, String slot) {
        String body = verb.equals("keep") ? method.bodyArgument().toString() : "";
        if (resource == null || target == null) {
            return CodeBlock.of("$NContent($L)", verb, body);
        }
        CodeBlock.Builder call = CodeBlock.builder();
        call.add("$L.$NContent($L", scope.store(resource, null), verb, scope.target(target));
        if (!slot.isEmpty()) {
            call.add(", $L", StringLiterals.of(slot));
        }
        return call.add(body.isEmpty() ? ")" : ", " + body + ")").build();
    }

    CodeBlock upsert(Step.Upsert step) {
        CodeBlock store = scope.store(step.resource(), step.within());
        CodeBlock name = method.parameterValue(step.parameter());
        CodeBlock body = method.bodyArgument();
        return step.member() == null
                ? CodeBlock.of("$L.upsert($L, $L)", store, name, body)
                : CodeBlock.of("$L.upsertBy($L, $L,$W$L)", store, StringLiterals.of(step.member()), name, body);
    }

    CodeBlock changeMany(Step.ChangeMany step) {
        String verb = step.creates() ? "upsert" : step.replaces() ? "replace" : "merge";
        return CodeBlock.of(
                "$L.each($L).$N()", scope.store(step.resource(), step.within()), method.bodyArgument(), verb);
    }

    CodeBlock clear(Step.ClearMembers step) {
        CodeBlock members = step.members().stream()
                .map(member -> ResourceConstants.memberOf(step.resource(), MemberPath.of(member), names))
                .collect(CodeBlock.joining(",$W"));
        return CodeBlock.of(
                "$L.clear($L,$W$L)", scope.store(step.resource(), null), scope.target(step.target()), members);
    }

    CodeBlock removeMany(Step.RemoveMany step) {
        CodeBlock named = step.bodyAt() == null
                ? new QueryChain(method, names).value(step.parameter())
                : LookupCalls.named(step.bodyAt());
        String method = step.mustExist() ? "removeAll" : "removeExisting";
        return CodeBlock.of("$L.$N($L)", scope.store(step.resource(), step.within()), method, named);
    }

    CodeBlock writeSubResource(Step.WriteSubResource step) {
        return CodeBlock.of(
                "$L.$N($L,$W$L,$W$L)",
                scope.store(step.resource(), null),
                step.merges() ? "mergePart" : "replacePart",
                scope.target(step.target()),
                member(step.resource(), step.member()),
                method.bodyArgument());
    }

    private CodeBlock member(ResourceName resource, String member) {
        return ResourceConstants.memberOf(resource, MemberPath.of(member), names);
    }

    CodeBlock setFlag(Step.SetFlag step) {
        CodeBlock.Builder call = CodeBlock.builder()
                .add(
                        "$L.$N($L,$W$L",
                        scope.store(step.resource(), null),
                        step.on() ? "setFlag" : "clearFlag",
                        scope.target(step.target()),
                        member(step.resource(), step.member()));
        if (step.count() != null) {
            call.add(",$W$L", member(step.resource(), step.count()));
        }
        return call.add(")").build();
    }

    CodeBlock clearSubResource(Step.ClearSubResource step) {
        return CodeBlock.of(
                "$L.clearPart($L, $L)",
                scope.store(step.resource(), null),
                scope.target(step.target()),
                member(step.resource(), step.member()));
    }
}
