package dev.ectype.compiler.emit.step;

import com.palantir.javapoet.CodeBlock;
import dev.ectype.compiler.collection.Cases;
import dev.ectype.compiler.emit.java.StringLiterals;
import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.emit.type.ResourceConstants;
import dev.ectype.compiler.emit.type.StateValues;
import dev.ectype.compiler.graph.step.CollectionStep;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.type.MemberPath;
import java.util.List;

/** Writes the calls that list the instances of a store, add instances and change several at once. */
final class CollectionCalls {
    private final OperationMethod method;
    private final EmissionNames names;
    private final StepScope scope;
    private final Cases<CollectionStep, CodeBlock> calls = Cases.<CollectionStep, CodeBlock>of(CollectionStep.class)
            .on(CollectionStep.Query.class, this::query)
            .on(CollectionStep.Count.class, step -> CodeBlock.of("$L.count()", query(step.query())))
            .on(CollectionStep.RemoveFound.class, this::removeFound)
            .on(CollectionStep.FlagFound.class, this::flagFound)
            .on(CollectionStep.TransitionFound.class, this::transitionFound)
            .on(CollectionStep.Insert.class, this::insert)
            .on(CollectionStep.Upsert.class, this::upsert)
            .on(CollectionStep.StartOperation.class, this::start)
            .on(CollectionStep.ChangeMany.class, this::changeMany)
            .on(CollectionStep.RemoveMany.class, this::removeMany)
            .exhaustive();

    CollectionCalls(OperationMethod method, EmissionNames names, StepScope scope) {
        this.method = method;
        this.names = names;
        this.scope = scope;
    }

    CodeBlock write(CollectionStep step) {
        return calls.apply(step);
    }

    private CodeBlock query(CollectionStep.Query step) {
        return new QueryChain(method, names).write(rows(step), step);
    }

    private CodeBlock removeFound(CollectionStep.RemoveFound step) {
        String limit = step.query().paging().limit();
        CodeBlock rows = query(step.query());
        return limit == null
                ? CodeBlock.of("$L.remove()", rows)
                : CodeBlock.of("$L.remove($L)", rows, StringLiterals.of(limit));
    }

    private CodeBlock flagFound(CollectionStep.FlagFound step) {
        Resource.Lifecycle states = step.states();
        CodeBlock found = states == null
                ? query(step.query())
                : inStates(step.query(), MemberPath.ofDots(states.member()), states.states());
        CodeBlock flag = ResourceConstants.memberOf(step.resource(), MemberPath.of(step.member()), names);
        return CodeBlock.of("$L$Z.$N($L)", found, step.on() ? "setFlag" : "clearFlag", flag);
    }

    private CodeBlock transitionFound(CollectionStep.TransitionFound step) {
        MemberPath member = MemberPath.ofDots(step.member());
        return CodeBlock.of(
                "$L$Z.transition($L, $L)",
                inStates(step.query(), member, step.from()),
                ResourceConstants.memberOf(step.resource(), member, names),
                StateValues.of(step.resource(), member, names).value(step.to()));
    }

    /** Returns the query for instances in one of the states, or in any if there are none. */
    private CodeBlock inStates(CollectionStep.Query query, MemberPath member, List<String> states) {
        return states.isEmpty()
                ? query(query)
                : CodeBlock.of(
                        "$L$Z.where($L, $L)",
                        query(query),
                        ResourceConstants.memberOf(query.resource(), member, names),
                        StateValues.of(query.resource(), member, names).list(states));
    }

    private CodeBlock rows(CollectionStep.Query step) {
        return step.listMember() != null && step.within() != null
                ? new ListCalls(names, scope).listed(step, step.within())
                : scope.rows(step.resource(), step.within(), step.through(), step.backwards());
    }

    private CodeBlock insert(CollectionStep.Insert step) {
        CodeBlock created = CodeBlock.of(
                step.several() ? "$L.each($L).insert()" : "$L.insert($L)", store(step), method.bodyArgument());
        return scope.relationshipCall("link", step.through(), step.within(), created);
    }

    private CodeBlock upsert(CollectionStep.Upsert step) {
        CodeBlock store = store(step);
        CodeBlock name = method.parameterValue(step.parameter());
        CodeBlock body = method.bodyArgument();
        return step.member() == null
                ? CodeBlock.of("$L.upsert($L, $L)", store, name, body)
                : CodeBlock.of("$L.upsertBy($L, $L,$W$L)", store, StringLiterals.of(step.member()), name, body);
    }

    private CodeBlock start(CollectionStep.StartOperation step) {
        return CodeBlock.of("$L.start()", store(step));
    }

    private CodeBlock changeMany(CollectionStep.ChangeMany step) {
        String verb = step.creates() ? "upsert" : step.replaces() ? "replace" : "merge";
        return CodeBlock.of("$L.each($L).$N()", store(step), method.bodyArgument(), verb);
    }

    private CodeBlock removeMany(CollectionStep.RemoveMany step) {
        CodeBlock identifiers = step.bodyAt() == null
                ? new QueryChain(method, names).value(step.parameter())
                : StepScope.bodyValue(step.bodyAt());
        return CodeBlock.of("$L.$N($L)", store(step), step.mustExist() ? "removeAll" : "removeExisting", identifiers);
    }

    private CodeBlock store(CollectionStep step) {
        return scope.store(step.resource(), step.within());
    }
}
