package dev.ectype.compiler.emit.step;

import com.palantir.javapoet.CodeBlock;
import dev.ectype.compiler.collection.Cases;
import dev.ectype.compiler.emit.java.StringLiterals;
import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.graph.step.FindStep;
import org.jspecify.annotations.Nullable;

/** Writes the calls that look up the instances a request names. */
final class FindCalls {
    private final OperationMethod method;
    private final EmissionNames names;
    private final StepScope scope;
    private final Cases<FindStep, CodeBlock> calls = Cases.<FindStep, CodeBlock>of(FindStep.class)
            .on(FindStep.Lookup.class, this::one)
            .on(FindStep.LookupNewest.class, this::newest)
            .on(FindStep.LookupInBody.class, this::inBody)
            .on(FindStep.LookupAll.class, this::all)
            .on(FindStep.LookupSingleton.class, this::singleton)
            .on(FindStep.FilterByQualifiers.class, this::qualified)
            .exhaustive();

    FindCalls(OperationMethod method, EmissionNames names, StepScope scope) {
        this.method = method;
        this.names = names;
        this.scope = scope;
    }

    CodeBlock write(FindStep step) {
        return calls.apply(step);
    }

    private CodeBlock one(FindStep.Lookup step) {
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

    private CodeBlock newest(FindStep.LookupNewest step) {
        return CodeBlock.of("$L.requireNewest()", scope.rows(step.resource(), step.within(), step.through(), false));
    }

    private CodeBlock inBody(FindStep.LookupInBody step) {
        CodeBlock id = step.object() == null
                ? CodeBlock.of("body.text($L)", StringLiterals.of(step.member()))
                : CodeBlock.of(
                        "body.textAt($L)",
                        StringLiterals.of(step.object().then(step.member()).pointer()));
        return CodeBlock.of("$L.require($L)", scope.store(step.resource(), null), id);
    }

    private CodeBlock all(FindStep.LookupAll step) {
        CodeBlock store = withCurrentUser(scope.store(step.resource(), step.within()), step.currentUserAlias());
        return CodeBlock.of("$L.requireAll($L)", store, StepScope.bodyValue(step.bodyAt()));
    }

    private CodeBlock singleton(FindStep.LookupSingleton step) {
        return CodeBlock.of(
                "$L.$L()", scope.store(step.resource(), step.within()), step.mayMiss() ? "requireOnly" : "only");
    }

    private CodeBlock qualified(FindStep.FilterByQualifiers step) {
        return scope.store(step.resource(), step.as());
    }

    private static CodeBlock withCurrentUser(CodeBlock store, @Nullable String alias) {
        return alias == null ? store : CodeBlock.of("$L.withCurrentUser($L)", store, StringLiterals.of(alias));
    }
}
