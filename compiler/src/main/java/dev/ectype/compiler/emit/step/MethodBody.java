package dev.ectype.compiler.emit.step;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.ectype.compiler.collection.Cases;
import dev.ectype.compiler.emit.java.RuntimeTypes;
import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.emit.type.StepResource;
import dev.ectype.compiler.graph.Step;
import dev.ectype.compiler.ir.resource.ResourceName;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Writes the statements of one operation: one for each step with a reused result, then the reply. */
public final class MethodBody {
    private final OperationMethod method;
    private final EmissionNames names;
    private final StepScope scope;
    private final LookupCalls lookups;
    private final List<CodeBlock> statements = new ArrayList<>();
    private final List<Step> steps;
    private final Cases<Step, CodeBlock> table;
    private CodeBlock last = CodeBlock.of("");
    private @Nullable Step lastStep;

    public MethodBody(OperationMethod method, EmissionNames names) {
        this.method = method;
        this.names = names;
        this.steps = method.behavior().steps();
        this.scope = new StepScope(method);
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
                .on(Step.ReplyWithSample.class, step -> CodeBlock.of("answer()"))
                .exhaustive();
    }

    public CodeBlock write() {
        if (method.subscribedResource() != null) {
            return CodeBlock.builder()
                    .addStatement("return ok($N)", method.arguments().get(0).name())
                    .build();
        }
        if (method.queriesSeveralTypes()) {
            return CodeBlock.builder().addStatement("return fromAll()").build();
        }
        for (int index = 0; index < steps.size(); index++) {
            Step step = steps.get(index);
            if (step instanceof Step.FilterByQualifiers qualifiers) {
                scope.qualify(qualifiers);
                continue;
            }
            addStep(step, table.apply(step), index);
            lastStep = step;
        }
        CodeBlock.Builder body = CodeBlock.builder();
        ReplyExpression line = new ReplyExpression(method, names, lastStep, last);
        if (line.isStatement()) {
            statements.add(last);
        }
        statements.forEach(statement -> body.addStatement("$L", statement));
        return body.addStatement("return $L", line.write()).build();
    }

    /** Inlines the result of a step that is used once, and assigns a result with several uses to a local variable. */
    private void addStep(Step step, CodeBlock expression, int index) {
        String as = nameOf(step);
        boolean isLast = index == steps.size() - 1;
        last = expression;
        if (as == null) {
            if (!isLast) {
                statements.add(expression);
            }
            return;
        }
        long uses = steps.subList(index + 1, steps.size()).stream()
                .filter(later -> StepUsage.of(later, as))
                .mapToInt(later ->
                        later instanceof Step.Transition transition && transition.conditionalTarget() != null ? 2 : 1)
                .sum();
        if (uses == 0 && !isLast) {
            statements.add(expression);
        }
        if (uses < 2) {
            scope.put(as, expression);
            return;
        }
        String name = method.local(as);
        statements.add(CodeBlock.of("$T $N = $L", storedOf(step), name, expression));
        scope.put(as, CodeBlock.of("$N", name));
        last = CodeBlock.of("$N", name);
    }

    private static @Nullable String nameOf(Step step) {
        if (step instanceof Step.Lookup lookup) {
            return lookup.as();
        }
        if (step instanceof Step.LookupNewest newest) {
            return newest.as();
        }
        if (step instanceof Step.LookupInBody lookup) {
            return lookup.as();
        }
        if (step instanceof Step.LookupAll lookup) {
            return lookup.as();
        }
        return step instanceof Step.LookupSingleton only ? only.as() : null;
    }

    private TypeName storedOf(Step step) {
        ResourceName resource = Objects.requireNonNull(StepResource.of(step));
        return ParameterizedTypeName.get(RuntimeTypes.STORED_INSTANCE, names.recordOf(resource));
    }

    /** Returns the resource of an earlier step's result. */
    private ResourceName resourceOf(String as) {
        return Objects.requireNonNull(StepResource.of(steps.stream()
                .filter(step -> as.equals(nameOf(step)))
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
