package dev.ectype.compiler.emit.step;

import com.palantir.javapoet.CodeBlock;
import dev.ectype.compiler.emit.java.StringLiterals;
import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.emit.type.ResourceConstants;
import dev.ectype.compiler.graph.step.FindStep;
import dev.ectype.compiler.graph.step.Step;
import dev.ectype.compiler.graph.step.TargetStep;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.MemberPath;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Holds the results of the steps of one operation by the names that later steps use. */
final class StepScope {
    private final OperationMethod method;
    private final EmissionNames names;
    private final Map<String, CodeBlock> found = new LinkedHashMap<>();
    private final Map<String, FindStep.FilterByQualifiers> qualified = new LinkedHashMap<>();

    StepScope(OperationMethod method, EmissionNames names) {
        this.method = method;
        this.names = names;
    }

    void put(String as, CodeBlock expression) {
        found.put(as, expression);
    }

    void qualify(FindStep.FilterByQualifiers qualifiers) {
        qualified.put(qualifiers.as(), qualifiers);
    }

    /** Returns the expression of a step's result. */
    CodeBlock target(String as) {
        return Objects.requireNonNull(found.get(as), as);
    }

    /** Returns the expression of a relationship's name. */
    CodeBlock relationship(String name) {
        return ResourceConstants.relationshipOf(name, names);
    }

    /** Returns the resource of an earlier step's result. */
    ResourceName resourceOf(String as) {
        Step found = method.behavior().steps().stream()
                .filter(step -> as.equals(step.as()))
                .findFirst()
                .orElseThrow();
        return Objects.requireNonNull(found.resource());
    }

    /** Returns the expression of the store that contains the target of a step. */
    CodeBlock store(TargetStep step) {
        return store(step.resource(), null);
    }

    /** Returns the expression of a store, limited to the rows within an instance. */
    CodeBlock store(ResourceName resource, @Nullable String within) {
        CodeBlock store = CodeBlock.of("$N()", method.accessor(resource));
        FindStep.FilterByQualifiers qualifiers = within == null ? null : qualified.get(within);
        if (qualifiers != null) {
            return CodeBlock.of("$L.of($L)", store(resource, qualifiers.within()), parts(qualifiers));
        }
        return within == null ? store : CodeBlock.of("$L.in($L)", store, target(within));
    }

    /** Returns the rows within an instance, or the rows linked to it, or to the current user, by a relationship. */
    CodeBlock rows(ResourceName resource, @Nullable String within, @Nullable String through, boolean backwards) {
        if (through == null) {
            return CodeBlock.of("$L.all()", store(resource, within));
        }
        CodeBlock name = relationship(through);
        CodeBlock arguments = within == null ? name : CodeBlock.of("$L, $L", name, target(within));
        return CodeBlock.of("$L.$N($L)", store(resource, null), backwards ? "linking" : "linked", arguments);
    }

    /** Returns the expression for the value at a path of the body. */
    static CodeBlock bodyValue(MemberPath bodyAt) {
        return bodyAt.isRoot()
                ? CodeBlock.of("body.document()")
                : CodeBlock.of("body.at($L)", StringLiterals.of(bodyAt.pointer()));
    }

    private CodeBlock parts(FindStep.FilterByQualifiers qualifiers) {
        return qualifiers.parameters().stream()
                .map(parameter -> parameter.isEmpty() ? CodeBlock.of("$S", "") : method.parameterValue(parameter))
                .collect(CodeBlock.joining(",$W"));
    }

    /**
     * Writes a call that links an instance to its container or checks the link. Without a relationship it returns the
     * instance.
     */
    CodeBlock relationshipCall(String verb, @Nullable String through, @Nullable String within, CodeBlock one) {
        FindStep.FilterByQualifiers qualifiers = within == null ? null : qualified.get(within);
        // The qualifiers narrow a lookup, but the container remains the instance found before.
        String container = qualifiers == null ? within : qualifiers.within();
        return through == null || container == null
                ? one
                : CodeBlock.of("$N($L, $L,$W$L)", verb, relationship(through), target(container), one);
    }
}
