package dev.ectype.compiler.emit.step;

import com.palantir.javapoet.CodeBlock;
import dev.ectype.compiler.emit.java.StringLiterals;
import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.graph.Step;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.MemberPath;
import org.jspecify.annotations.Nullable;

/** Writes the calls that look up the instances a request names. */
final class LookupCalls {
    private final OperationMethod method;
    private final EmissionNames names;
    private final StepScope scope;

    LookupCalls(OperationMethod method, EmissionNames names, StepScope scope) {
        this.method = method;
        this.names = names;
        this.scope = scope;
    }

    CodeBlock one(Step.Lookup step) {
        CodeBlock rows = scope.store(step.resource(), step.within());
        if (step.parameter().equals(step.currentUserAlias())) {
            return CodeBlock.of("$L.requireCurrentUser()", rows);
        }
        CodeBlock store = withCurrentUser(rows, step.currentUserAlias());
        CodeBlock argument = method.parameterValue(step.parameter());
        CodeBlock one = step.member().equals(names.identityOf(step.resource()))
                ? CodeBlock.of("$L.require($L)", store, argument)
                : CodeBlock.of("$L.requireBy($L, $L)", store, StringLiterals.of(step.member()), argument);
        return scope.relationshipCall("requireUnder", step.through(), step.within(), one);
    }

    CodeBlock inBody(Step.LookupInBody step) {
        return CodeBlock.of(
                "$L.require(body.text($L))", scope.store(step.resource(), null), StringLiterals.of(step.member()));
    }

    CodeBlock all(Step.LookupAll step) {
        CodeBlock store = withCurrentUser(scope.store(step.resource(), null), step.currentUserAlias());
        return CodeBlock.of("$L.requireAll($L)", store, named(step.bodyAt()));
    }

    CodeBlock newest(Step.LookupNewest step) {
        return CodeBlock.of("$L.requireNewest()", rows(step.resource(), step.within(), step.through(), false));
    }

    /** Returns the rows within an instance, or the rows linked to it by a relationship. */
    CodeBlock rows(ResourceName resource, @Nullable String within, @Nullable String through, boolean backwards) {
        return through == null
                ? CodeBlock.of("$L.all()", scope.store(resource, within))
                : new RelationshipCalls(scope).rows(scope.store(resource, null), through, within, backwards);
    }

    /** Returns the expression for the value at a path of the body. */
    static CodeBlock named(MemberPath bodyAt) {
        return bodyAt.isRoot()
                ? CodeBlock.of("body.document()")
                : CodeBlock.of("body.at($L)", StringLiterals.of(bodyAt.pointer()));
    }

    private static CodeBlock withCurrentUser(CodeBlock store, @Nullable String alias) {
        return alias == null ? store : CodeBlock.of("$L.withCurrentUser($L)", store, StringLiterals.of(alias));
    }
}
