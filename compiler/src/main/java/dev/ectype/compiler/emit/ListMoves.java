package dev.ectype.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import dev.ectype.compiler.emit.java.Literals;
import dev.ectype.compiler.graph.Step;
import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Role.Gather.Deed;
import java.util.Objects;

/** Writes the calls that put things into lists of an instance, take them out, and show what is in them. */
final class ListMoves {
    private final EmissionNames names;

    ListMoves(EmissionNames names) {
        this.names = names;
    }

    CodeBlock gather(Step.Gather step, CodeBlock store, CodeBlock target, CodeBlock things) {
        if (step.member() == null) {
            String relationship = Objects.requireNonNull(step.relationship(), "what has no list is tied");
            String verb = linking(step.deed());
            return CodeBlock.of("$N($L,$W$L,$W$L)", verb, Literals.of(relationship), target, things);
        }
        CodeBlock member = ResourceConstants.memberOf(step.resource(), MemberPath.of(step.member()), names);
        return CodeBlock.of("$L.$N($L,$W$L,$W$L)", store, holding(step.deed()), target, member, things);
    }

    CodeBlock held(Step.Query step, CodeBlock store, ResourceName holder, CodeBlock target) {
        CodeBlock member = ResourceConstants.memberOf(holder, MemberPath.of(String.valueOf(step.held())), names);
        return CodeBlock.of("$L.heldIn($L, $L)", store, target, member);
    }

    private static String linking(Deed deed) {
        return switch (deed) {
            case ADD -> "linkAll";
            case REMOVE -> "untieAll";
            case REPLACE -> "linkOnly";
        };
    }

    private static String holding(Deed deed) {
        return switch (deed) {
            case ADD -> "include";
            case REMOVE -> "exclude";
            case REPLACE -> "includeOnly";
        };
    }
}
