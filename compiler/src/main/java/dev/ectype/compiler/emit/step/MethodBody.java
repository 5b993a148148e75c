package dev.ectype.compiler.emit.step;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.ectype.compiler.emit.java.RuntimeTypes;
import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.graph.step.FindStep;
import dev.ectype.compiler.graph.step.Step;
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
    private final StepCalls calls;
    private final List<CodeBlock> statements = new ArrayList<>();
    private final List<Step> steps;
    private CodeBlock last = CodeBlock.of("");
    private @Nullable Step lastStep;

    public MethodBody(OperationMethod method, EmissionNames names) {
        this.method = method;
        this.names = names;
        this.steps = method.behavior().steps();
        this.scope = new StepScope(method);
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
            if (step instanceof FindStep.FilterByQualifiers qualifiers) {
                scope.qualify(qualifiers);
                continue;
            }
            addStep(step, calls.write(step), index);
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
            return;
        }
        String name = method.local(as);
        statements.add(CodeBlock.of("$T $N = $L", storedOf(step), name, expression));
        scope.put(as, CodeBlock.of("$N", name));
        last = CodeBlock.of("$N", name);
    }

    private TypeName storedOf(Step step) {
        ResourceName resource = Objects.requireNonNull(step.resource());
        return ParameterizedTypeName.get(RuntimeTypes.STORED_INSTANCE, names.recordOf(resource));
    }
}
