package dev.ectype.compiler.ir;

import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.ir.binding.Binding;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.Expansion;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.QualifierBinding;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.resource.StartedOperation;
import dev.ectype.compiler.json.JsonName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes one operation of an API.
 *
 * @param security the alternatives, each a list of schemes that must all hold; empty for public access
 * @param role the inferred effect on state, or null for sample replies
 * @param parameterBindings the resources that parameters identify, outermost first
 * @param qualifierBindings the path parameters that qualify identifiers
 * @param expansion the way to request embedded representations of references, or null
 * @param startedOperation the long-running operation that the operation starts, or null
 */
public record Endpoint(
        EndpointId id,
        Binding binding,
        Text text,
        List<Parameter> parameters,
        @Nullable RequestBody body,
        List<Response> responses,
        List<List<String>> security,
        @Nullable Role role,
        @JsonName("ties") List<ParameterBinding> parameterBindings,
        @JsonName("qualifications") List<QualifierBinding> qualifierBindings,
        @Nullable Expansion expansion,
        @JsonName("start") @Nullable StartedOperation startedOperation,
        SourceLocation location) {
    public Endpoint {
        parameters = List.copyOf(parameters);
        responses = List.copyOf(responses);
        security = security.stream().map(List::copyOf).toList();
        parameterBindings = List.copyOf(parameterBindings);
        qualifierBindings = List.copyOf(qualifierBindings);
    }

    /** Creates an endpoint as described, before inference. */
    public Endpoint(
            EndpointId id,
            Binding binding,
            Text text,
            List<Parameter> parameters,
            @Nullable RequestBody body,
            List<Response> responses,
            List<List<String>> security,
            SourceLocation location) {
        this(
                id,
                binding,
                text,
                parameters,
                body,
                responses,
                security,
                null,
                List.of(),
                List.of(),
                null,
                null,
                location);
    }

    /** Holds the documentation of an operation. */
    public record Text(@Nullable String summary, @Nullable String description, List<String> tags, boolean deprecated) {
        public Text {
            tags = List.copyOf(tags);
        }
    }

    /** Returns whether the operation has query parameters. */
    public boolean hasQueryParameters() {
        return parameters.stream().anyMatch(parameter -> parameter.in() == Parameter.In.QUERY);
    }

    public Endpoint withBinding(Binding changed) {
        return new Endpoint(
                id,
                changed,
                text,
                parameters,
                body,
                responses,
                security,
                role,
                parameterBindings,
                qualifierBindings,
                expansion,
                startedOperation,
                location);
    }

    public Endpoint withRole(Role changed) {
        return new Endpoint(
                id,
                binding,
                text,
                parameters,
                body,
                responses,
                security,
                changed,
                parameterBindings,
                qualifierBindings,
                expansion,
                startedOperation,
                location);
    }

    public Endpoint withParameterBindings(List<ParameterBinding> changed) {
        return new Endpoint(
                id,
                binding,
                text,
                parameters,
                body,
                responses,
                security,
                role,
                changed,
                qualifierBindings,
                expansion,
                startedOperation,
                location);
    }

    public Endpoint withQualifierBindings(List<QualifierBinding> changed) {
        return new Endpoint(
                id,
                binding,
                text,
                parameters,
                body,
                responses,
                security,
                role,
                parameterBindings,
                changed,
                expansion,
                startedOperation,
                location);
    }

    /** Returns the qualifiers of a resource in the path, or null. */
    public @Nullable QualifierBinding qualifierBinding(ResourceName resource) {
        for (QualifierBinding qualification : qualifierBindings) {
            if (qualification.resource().equals(resource)) {
                return qualification;
            }
        }
        return null;
    }

    public Endpoint withExpansion(Expansion changed) {
        return new Endpoint(
                id,
                binding,
                text,
                parameters,
                body,
                responses,
                security,
                role,
                parameterBindings,
                qualifierBindings,
                changed,
                startedOperation,
                location);
    }

    public Endpoint withStartedOperation(StartedOperation changed) {
        return new Endpoint(
                id,
                binding,
                text,
                parameters,
                body,
                responses,
                security,
                role,
                parameterBindings,
                qualifierBindings,
                expansion,
                changed,
                location);
    }

    public Endpoint withParameters(List<Parameter> changed) {
        return new Endpoint(
                id,
                binding,
                text,
                changed,
                body,
                responses,
                security,
                role,
                parameterBindings,
                qualifierBindings,
                expansion,
                startedOperation,
                location);
    }

    public Endpoint withPayloads(@Nullable RequestBody changedBody, List<Response> changedResponses) {
        return new Endpoint(
                id,
                binding,
                text,
                parameters,
                changedBody,
                changedResponses,
                security,
                role,
                parameterBindings,
                qualifierBindings,
                expansion,
                startedOperation,
                location);
    }

    public Endpoint withSecurity(List<List<String>> changed) {
        return new Endpoint(
                id,
                binding,
                text,
                parameters,
                body,
                responses,
                changed,
                role,
                parameterBindings,
                qualifierBindings,
                expansion,
                startedOperation,
                location);
    }

    public Endpoint withId(EndpointId changed) {
        return new Endpoint(
                changed,
                binding,
                text,
                parameters,
                body,
                responses,
                security,
                role,
                parameterBindings,
                qualifierBindings,
                expansion,
                startedOperation,
                location);
    }

    public Endpoint withLocation(SourceLocation changed) {
        return new Endpoint(
                id,
                binding,
                text,
                parameters,
                body,
                responses,
                security,
                role,
                parameterBindings,
                qualifierBindings,
                expansion,
                startedOperation,
                changed);
    }
}
