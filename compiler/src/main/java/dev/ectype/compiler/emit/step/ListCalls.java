package dev.ectype.compiler.emit.step;

import com.palantir.javapoet.CodeBlock;
import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.emit.type.ResourceConstants;
import dev.ectype.compiler.graph.step.ChangeStep;
import dev.ectype.compiler.graph.step.CollectionStep;
import dev.ectype.compiler.ir.resource.ListEditKind;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.MemberPath;
import java.util.Objects;

/** Writes the calls that add, remove and list the items of an instance's list. */
final class ListCalls {
    private final EmissionNames names;
    private final StepScope scope;

    ListCalls(EmissionNames names, StepScope scope) {
        this.names = names;
        this.scope = scope;
    }

    CodeBlock edit(ChangeStep.EditList step) {
        CodeBlock target = scope.target(step.target());
        CodeBlock items = step.items() == null
                ? StepScope.bodyValue(Objects.requireNonNull(step.bodyAt(), "an edit without an item in the path"))
                : scope.target(step.items());
        if (step.member() == null) {
            String relationship =
                    Objects.requireNonNull(step.relationship(), "an edit without a list member needs a relationship");
            String verb = linkMethod(step.edit());
            return CodeBlock.of(
                    "$N($L,$W$L,$W$L)", verb, ResourceConstants.relationshipOf(relationship, names), target, items);
        }
        CodeBlock member = ResourceConstants.memberOf(step.resource(), MemberPath.ofDots(step.member()), names);
        return CodeBlock.of(
                "$L.$N($L,$W$L,$W$L)",
                scope.store(step),
                step.listed() ? "excludeListed" : listMethod(step.edit()),
                target,
                member,
                items);
    }

    /** Returns the rows that a member of the instance with the name {@code owner} lists. */
    CodeBlock listed(CollectionStep.Query step, String owner) {
        ResourceName resource = scope.resourceOf(owner);
        CodeBlock member =
                ResourceConstants.memberOf(resource, MemberPath.ofDots(String.valueOf(step.listMember())), names);
        return CodeBlock.of("$L.listedIn($L, $L)", scope.store(step.resource(), null), scope.target(owner), member);
    }

    private static String linkMethod(ListEditKind edit) {
        return switch (edit) {
            case ADD -> "linkAll";
            case REMOVE -> "unlinkAll";
            case REPLACE -> "linkOnly";
        };
    }

    private static String listMethod(ListEditKind edit) {
        return switch (edit) {
            case ADD -> "include";
            case REMOVE -> "exclude";
            case REPLACE -> "includeOnly";
        };
    }
}
