package dev.ectype.compiler.emit.step;

import com.palantir.javapoet.CodeBlock;
import dev.ectype.compiler.emit.java.StringLiterals;
import dev.ectype.compiler.graph.Step;
import dev.ectype.compiler.ir.resource.ResourceName;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What the steps of one operation have found so far, each by the name under which later steps speak of it. */
final class StepScope {
    private final OperationMethod method;
    private final Map<String, CodeBlock> found = new LinkedHashMap<>();
    private final Map<String, Step.FilterByQualifiers> qualified = new LinkedHashMap<>();

    StepScope(OperationMethod method) {
        this.method = method;
    }

    void put(String as, CodeBlock expression) {
        found.put(as, expression);
    }

    void qualify(Step.FilterByQualifiers said) {
        qualified.put(said.as(), said);
    }

    /** The expression of what a step has found. */
    CodeBlock target(String as) {
        return Objects.requireNonNull(found.get(as), as);
    }

    /** The expression of a store, limited to what lies within something. */
    CodeBlock store(ResourceName resource, @Nullable String within) {
        CodeBlock store = CodeBlock.of("$N()", method.accessor(resource));
        Step.FilterByQualifiers said = within == null ? null : qualified.get(within);
        if (said != null) {
            return CodeBlock.of("$L.of($L)", store(resource, said.within()), parts(said));
        }
        return within == null ? store : CodeBlock.of("$L.in($L)", store, target(within));
    }

    private CodeBlock parts(Step.FilterByQualifiers said) {
        return said.parameters().stream()
                .map(parameter -> parameter.isEmpty() ? CodeBlock.of("$S", "") : method.parameterValue(parameter))
                .collect(CodeBlock.joining(",$W"));
    }

    /** A call that ties one to what it lies within, or looks at how they are tied; just the one where nothing ties them. */
    CodeBlock relationshipCall(String verb, @Nullable String through, @Nullable String within, CodeBlock one) {
        Step.FilterByQualifiers said = within == null ? null : qualified.get(within);
        // What was found below which something is, whatever else is said of it.
        String holder = said == null ? within : said.within();
        return through == null || holder == null
                ? one
                : CodeBlock.of("$N($L, $L,$W$L)", verb, StringLiterals.of(through), target(holder), one);
    }
}
