package dev.ectype.compiler.emit.step;

import com.palantir.javapoet.CodeBlock;
import dev.ectype.compiler.graph.Step;
import org.jspecify.annotations.Nullable;

/** Writes the calls that link and unlink instances and query linked rows. */
final class RelationshipCalls {
    private final StepScope scope;

    RelationshipCalls(StepScope scope) {
        this.scope = scope;
    }

    CodeBlock link(Step.Link step) {
        return pair("link", step.relationship(), step.owner(), step.target());
    }

    CodeBlock unlink(Step.Unlink step) {
        return pair(step.mustExist() ? "unlink" : "unlinkIfLinked", step.relationship(), step.owner(), step.target());
    }

    CodeBlock linked(Step.RequireLink step) {
        return pair(step.backwards() ? "linking" : "linked", step.relationship(), step.owner(), step.target());
    }

    /** Returns the rows of a store that are linked to an instance, or to the current user. */
    CodeBlock rows(CodeBlock store, String relationship, @Nullable String within, boolean backwards) {
        CodeBlock name = scope.relationship(relationship);
        CodeBlock arguments = within == null ? name : CodeBlock.of("$L, $L", name, scope.target(within));
        return CodeBlock.of("$L.$N($L)", store, backwards ? "linking" : "linked", arguments);
    }

    private CodeBlock pair(String verb, String relationship, @Nullable String owner, String target) {
        return owner == null
                ? CodeBlock.of("$N($L, $L)", verb, scope.relationship(relationship), scope.target(target))
                : CodeBlock.of(
                        "$N($L, $L, $L)",
                        verb,
                        scope.relationship(relationship),
                        scope.target(owner),
                        scope.target(target));
    }
}
