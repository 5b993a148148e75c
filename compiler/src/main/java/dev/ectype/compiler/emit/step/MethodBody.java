package dev.ectype.compiler.emit.step;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.ectype.compiler.emit.java.RuntimeTypes;
import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.graph.step.FindStep;
import dev.ectype.compiler.graph.step.Step;
import dev.ectype.compiler.ir.resource.ResourceName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes the statements of one operation: local variables for reused and nested lookups, changes, then the reply. */
public final class MethodBody {
    private final OperationMethod method;
    private final EmissionNames names;
    private final StepScope scope;
    private final StepCalls calls;
    private final List<CodeBlock> statements = new ArrayList<>();
    private final List<Step> steps;
    /** The lookups that wait for the step that uses them, in their order. */
    private final Map<String, Inlined> waiting = new LinkedHashMap<>();

    private final Set<String> nestedQualifiers = new LinkedHashSet<>();
    private CodeBlock last = CodeBlock.of("");
    private @Nullable Step lastStep;

    /**
     * Holds a lookup inside the expression of a later step.
     *
     * @param nested true if the expression contains another lookup
     */
    private record Inlined(Step step, CodeBlock expression, boolean nested) {}

    public MethodBody(OperationMethod method, EmissionNames names) {
        this.method = method;
        this.names = names;
        this.steps = method.behavior().steps();
        this.scope = new StepScope(method, names);
        this.calls = new StepCalls(method, names, scope);
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
            boolean nested = assignNested(step);
            if (step instanceof FindStep.FilterByQualifiers qualifiers) {
                scope.qualify(qualifiers);
                if (nested) {
                    nestedQualifiers.add(qualifiers.as());
                }
                continue;
            }
            addStep(step, calls.write(step), index, nested);
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

    /**
     * Assigns the lookups that a step uses to local variables, in their order, if one of them contains another lookup.
     * Returns whether the expression of the step will contain a lookup.
     */
    private boolean assignNested(Step step) {
        Map<String, Inlined> used = new LinkedHashMap<>(waiting);
        used.keySet().removeIf(as -> step.uses(as) == 0);
        waiting.keySet().removeAll(used.keySet());
        if (used.values().stream().anyMatch(Inlined::nested)) {
            used.forEach((as, lookup) -> assign(as, lookup.step(), lookup.expression()));
            return false;
        }
        return !used.isEmpty() || nestedQualifiers.stream().anyMatch(as -> step.uses(as) > 0);
    }

    /** Inlines the result of a step that is used once, and assigns a result with several uses to a local variable. */
    private void addStep(Step step, CodeBlock expression, int index, boolean nested) {
        String as = step.as();
        boolean isLast = index == steps.size() - 1;
        last = expression;
        if (as == null) {
            if (!isLast) {
                statements.add(expression);
            }
            return;
        }
        int uses = steps.subList(index + 1, steps.size()).stream()
                .mapToInt(later -> later.uses(as))
                .sum();
        if (uses == 0 && !isLast) {
            statements.add(expression);
        }
        if (uses < 2) {
            scope.put(as, expression);
            waiting.put(as, new Inlined(step, expression, nested));
            return;
        }
        last = assign(as, step, expression);
    }

    /** Assigns the result of a step to a local variable and returns the variable. */
    private CodeBlock assign(String as, Step step, CodeBlock expression) {
        String name = method.local(as);
        statements.add(CodeBlock.of("$T $N = $L", storedOf(step), name, expression));
        CodeBlock variable = CodeBlock.of("$N", name);
        scope.put(as, variable);
        return variable;
    }

    private TypeName storedOf(Step step) {
        ResourceName resource = Objects.requireNonNull(step.resource());
        TypeName stored = ParameterizedTypeName.get(RuntimeTypes.STORED_INSTANCE, names.recordOf(resource));
        return step instanceof FindStep.LookupAll
                ? ParameterizedTypeName.get(ClassName.get(List.class), stored)
                : stored;
    }
}
