package dev.ectype.compiler.emit.step;

import com.palantir.javapoet.CodeBlock;
import dev.ectype.compiler.collection.Cases;
import dev.ectype.compiler.emit.java.StringLiterals;
import dev.ectype.compiler.graph.step.ContentStep;
import dev.ectype.compiler.ir.resource.ResourceName;
import java.util.ArrayList;
import java.util.List;

/** Writes the calls that change content. Content of an instance belongs to its store, other content to a path. */
final class ContentCalls {
    private final OperationMethod method;
    private final StepScope scope;
    private final Cases<ContentStep, CodeBlock> calls = Cases.<ContentStep, CodeBlock>of(ContentStep.class)
            .on(ContentStep.StoreContent.class, this::store)
            .on(ContentStep.DeleteContent.class, step -> call("forgetContent", step, List.of()))
            .exhaustive();

    ContentCalls(OperationMethod method, StepScope scope) {
        this.method = method;
        this.scope = scope;
    }

    CodeBlock write(ContentStep step) {
        return calls.apply(step);
    }

    private CodeBlock store(ContentStep.StoreContent step) {
        return call("keepContent", step, List.of(method.bodyArgument()));
    }

    private CodeBlock call(String verb, ContentStep step, List<CodeBlock> content) {
        ResourceName resource = step.resource();
        if (resource == null || step.target() == null) {
            return CodeBlock.of("$N($L)", verb, CodeBlock.join(content, ", "));
        }
        List<CodeBlock> arguments = new ArrayList<>();
        arguments.add(scope.target(step.target()));
        if (!step.slot().isEmpty()) {
            arguments.add(CodeBlock.of("$L", StringLiterals.of(step.slot())));
        }
        arguments.addAll(content);
        return CodeBlock.of("$L.$N($L)", scope.store(resource, null), verb, CodeBlock.join(arguments, ", "));
    }
}
