package dev.ectype.compiler.emit.step;

import com.palantir.javapoet.CodeBlock;
import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.emit.type.ResourceConstants;
import dev.ectype.compiler.graph.Step;
import dev.ectype.compiler.ir.resource.ListEditKind;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.MemberPath;
import java.util.Objects;

/** Writes the calls that add, remove and list the items of an instance's list. */
final class ListCalls {
    private final EmissionNames names;

    ListCalls(EmissionNames names) {
        this.names = names;
    }

    CodeBlock edit(Step.EditList step, CodeBlock store, CodeBlock target, CodeBlock items) {
        if (step.member() == null) {
            String relationship =
                    Objects.requireNonNull(step.relationship(), "an edit without a list member needs a relationship");
            String verb = linkMethod(step.edit());
            return CodeBlock.of(
                    "$N($L,$W$L,$W$L)", verb, ResourceConstants.relationshipOf(relationship, names), target, items);
        }
        CodeBlock member = ResourceConstants.memberOf(step.resource(), MemberPath.of(step.member()), names);
        return CodeBlock.of("$L.$N($L,$W$L,$W$L)", store, listMethod(step.edit()), target, member, items);
    }

    CodeBlock listed(Step.Query step, CodeBlock store, ResourceName owner, CodeBlock target) {
        CodeBlock member = ResourceConstants.memberOf(owner, MemberPath.of(String.valueOf(step.listMember())), names);
        return CodeBlock.of("$L.listedIn($L, $L)", store, target, member);
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
