package dev.ectype.compiler.emit.step;

import com.palantir.javapoet.CodeBlock;
import dev.ectype.compiler.collection.Cases;
import dev.ectype.compiler.emit.java.StringLiterals;
import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.emit.type.StepResource;
import dev.ectype.compiler.graph.Step;
import dev.ectype.compiler.ir.resource.ResourceName;
import java.util.Objects;

/** Writes the expression of each step of one operation. */
final class StepExpressions {
    private final OperationMethod method;
    private final EmissionNames names;
    private final StepScope scope;
    private final LookupCalls lookups;
    private final Cases<Step, CodeBlock> table;

    StepExpressions(OperationMethod method, EmissionNames names, StepScope scope) {
        this.method = method;
        this.names = names;
        this.scope = scope;
        this.lookups = new LookupCalls(method, names, scope);
        RelationshipCalls relationships = new RelationshipCalls(scope);
        TransitionCalls transitions = new TransitionCalls(names);
        ChangeCalls changes = new ChangeCalls(method, names, scope);
        this.table = Cases.<Step, CodeBlock>of(Step.class)
                .on(Step.Lookup.class, lookups::one)
                .on(Step.LookupNewest.class, lookups::newest)
                .on(Step.FilterByQualifiers.class, step -> scope.store(step.resource(), step.as()))
                .on(Step.LookupInBody.class, lookups::inBody)
                .on(
                        Step.LookupSingleton.class,
                        step -> CodeBlock.of("$L.only()", scope.store(step.resource(), step.within())))
                .on(Step.LookupAll.class, lookups::all)
                .on(
                        Step.EditList.class,
                        step -> new ListCalls(names)
                                .edit(
                                        step,
                                        scope.store(step.resource(), null),
                                        scope.target(step.target()),
                                        step.items() == null
                                                ? LookupCalls.named(step.bodyAt())
                                                : scope.target(step.items())))
                .on(Step.Query.class, this::query)
                .on(Step.Insert.class, changes::insert)
                .on(Step.Replace.class, step -> changes.change("replace", step.resource(), step.target()))
                .on(Step.Upsert.class, changes::upsert)
                .on(
                        Step.StartOperation.class,
                        step -> CodeBlock.of("$L.start()", scope.store(step.resource(), step.within())))
                .on(
                        Step.AdvanceOperation.class,
                        step -> transitions.advance(
                                step, scope.store(step.resource(), null), scope.target(step.target())))
                .on(Step.Merge.class, changes::merge)
                .on(Step.ChangeMany.class, changes::changeMany)
                .on(
                        Step.Transition.class,
                        step -> transitions.transition(
                                step, scope.store(step.resource(), null), scope.target(step.target())))
                .on(
                        Step.StoreContent.class,
                        step -> changes.content("keep", step.resource(), step.target(), step.slot()))
                .on(
                        Step.DeleteContent.class,
                        step -> changes.content("forget", step.resource(), step.target(), step.slot()))
                .on(Step.ClearMembers.class, changes::clear)
                .on(Step.SetFlag.class, changes::setFlag)
                .on(Step.UpdateMembers.class, step -> changes.change("adjust", step.resource(), step.target()))
                .on(Step.RemoveMany.class, changes::removeMany)
                .on(Step.ReadSubResource.class, step -> scope.target(step.target()))
                .on(Step.WriteSubResource.class, changes::writeSubResource)
                .on(Step.ClearSubResource.class, changes::clearSubResource)
                .on(Step.Link.class, relationships::link)
                .on(Step.Unlink.class, relationships::unlink)
                .on(Step.RequireLink.class, relationships::linked)
                .on(
                        Step.Remove.class,
                        step -> CodeBlock.of(
                                "$L.remove($L)", scope.store(step.resource(), null), scope.target(step.target())))
                .on(Step.Publish.class, step -> CodeBlock.of("publish($L)", scope.target(step.target())))
                .on(Step.ListReferrers.class, step -> CodeBlock.of("referrers($L)", scope.target(step.target())))
                .on(Step.Fetch.class, step -> CodeBlock.of("fetch($L)", scope.target(step.target())))
                .on(
                        Step.Emit.class,
                        step -> CodeBlock.of(
                                "emit($L, $L)", StringLiterals.of(step.event()), scope.target(step.target())))
                .on(Step.ReplyWithSample.class, step -> CodeBlock.of("answer()"))
                .exhaustive();
    }

    CodeBlock of(Step step) {
        return table.apply(step);
    }

    /** Returns the resource of an earlier step's result. */
    private ResourceName resourceOf(String as) {
        return Objects.requireNonNull(StepResource.of(method.behavior().steps().stream()
                .filter(step -> as.equals(StepUsage.resultOf(step)))
                .findFirst()
                .orElseThrow()));
    }

    private CodeBlock query(Step.Query step) {
        return new QueryChain(method, names).write(rows(step), step);
    }

    private CodeBlock rows(Step.Query step) {
        if (step.listMember() != null && step.within() != null) {
            return new ListCalls(names)
                    .listed(
                            step,
                            scope.store(step.resource(), null),
                            resourceOf(step.within()),
                            scope.target(step.within()));
        }
        return lookups.rows(step.resource(), step.within(), step.through(), step.backwards());
    }
}
