package dev.ectype.compiler.ir;

import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.ir.binding.Binding;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.error.NamedError;
import dev.ectype.compiler.ir.list.BodyFilter;
import dev.ectype.compiler.ir.list.Expansion;
import dev.ectype.compiler.ir.list.FieldSelection;
import dev.ectype.compiler.ir.list.FormatChoice;
import dev.ectype.compiler.ir.resource.EventTrigger;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.QualifierBinding;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.resource.StartedOperation;
import dev.ectype.compiler.json.JsonInline;
import dev.ectype.compiler.json.JsonName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes one operation of an API.
 *
 * @param declared the operation as its description declares it
 * @param understood the effect that inference found
 */
public record Endpoint(
        @JsonInline Declaration declared, @JsonInline Semantics understood, SourceLocation location) {
    /** Creates an endpoint as described, before inference. */
    public Endpoint(Declaration declared, SourceLocation location) {
        this(declared, Semantics.UNKNOWN, location);
    }

    /**
     * Holds the described part of an operation.
     *
     * @param security the alternatives, each a list of schemes that must all hold; empty for public access
     */
    public record Declaration(
            EndpointId id,
            Binding binding,
            Text text,
            List<Parameter> parameters,
            @Nullable RequestBody body,
            List<Response> responses,
            List<List<String>> security) {
        public Declaration {
            parameters = List.copyOf(parameters);
            responses = List.copyOf(responses);
            security = security.stream().map(List::copyOf).toList();
        }
    }

    /**
     * Holds the inferred part of an operation.
     *
     * @param role the effect on state, or null for sample replies
     * @param parameterBindings the resources that parameters identify, outermost first
     * @param qualifierBindings the path parameters that qualify identifiers
     * @param expansion the way to request embedded representations of references, or null
     * @param startedOperation the long-running operation that the operation starts, or null
     * @param allowMissing the parameter or the body member that permits a missing instance, or null
     * @param selections the parameters that select the members of a reply
     * @param versioned true if replies may have a version and requests a condition on it, such as {@code If-Match}
     * @param bodyFilters the members of a search body that filter a list and are named unlike members of its items
     * @param namedErrors the responses that are named after a problem; of one kind, the best for the operation first
     * @param formatChoices the parameters that choose the media type of a reply
     * @param idempotencyKey the header that identifies a request that may be repeated, or null
     * @param trigger the writes that send an event of a subscription, or null
     * @param stream the stream that replies can be, or null
     * @param content the use of uploaded content, or null
     * @param members the members whose values come from the operation
     */
    public record Semantics(
            @Nullable Role role,
            @JsonName("ties") List<ParameterBinding> parameterBindings,
            @JsonName("qualifications") List<QualifierBinding> qualifierBindings,
            @Nullable Expansion expansion,
            @JsonName("start") @Nullable StartedOperation startedOperation,
            @JsonName("lenient") @Nullable String allowMissing,
            List<FieldSelection> selections,
            boolean versioned,
            List<BodyFilter> bodyFilters,
            List<NamedError> namedErrors,
            List<FormatChoice> formatChoices,
            @Nullable String idempotencyKey,
            @Nullable EventTrigger trigger,
            @Nullable StateStream stream,
            @Nullable OperationContent content,
            @JsonInline OperationMembers members) {
        static final Semantics UNKNOWN = new Semantics(
                null,
                List.of(),
                List.of(),
                null,
                null,
                null,
                List.of(),
                false,
                List.of(),
                List.of(),
                List.of(),
                null,
                null,
                null,
                null,
                OperationMembers.NONE);

        public Semantics {
            parameterBindings = List.copyOf(parameterBindings);
            qualifierBindings = List.copyOf(qualifierBindings);
            selections = List.copyOf(selections);
            bodyFilters = List.copyOf(bodyFilters);
            namedErrors = List.copyOf(namedErrors);
            formatChoices = List.copyOf(formatChoices);
        }
    }

    /**
     * Holds the documentation of an operation.
     *
     * @param page the URL of a page about the operation, or null
     */
    public record Text(
            @Nullable String summary,
            @Nullable String description,
            List<String> tags,
            boolean deprecated,
            @Nullable String page) {
        /** Creates a documentation without a page. */
        public Text(@Nullable String summary, @Nullable String description, List<String> tags, boolean deprecated) {
            this(summary, description, tags, deprecated, null);
        }

        public Text {
            tags = List.copyOf(tags);
        }
    }

    public EndpointId id() {
        return declared.id();
    }

    public Binding binding() {
        return declared.binding();
    }

    public Text text() {
        return declared.text();
    }

    public List<Parameter> parameters() {
        return declared.parameters();
    }

    public @Nullable RequestBody body() {
        return declared.body();
    }

    public List<Response> responses() {
        return declared.responses();
    }

    public List<List<String>> security() {
        return declared.security();
    }

    public @Nullable Role role() {
        return understood.role();
    }

    public List<ParameterBinding> parameterBindings() {
        return understood.parameterBindings();
    }

    public List<QualifierBinding> qualifierBindings() {
        return understood.qualifierBindings();
    }

    public @Nullable Expansion expansion() {
        return understood.expansion();
    }

    public @Nullable StartedOperation startedOperation() {
        return understood.startedOperation();
    }

    public @Nullable String allowMissing() {
        return understood.allowMissing();
    }

    public List<FieldSelection> selections() {
        return understood.selections();
    }

    public List<BodyFilter> bodyFilters() {
        return understood.bodyFilters();
    }

    public boolean isVersioned() {
        return understood.versioned();
    }

    public List<NamedError> namedErrors() {
        return understood.namedErrors();
    }

    public List<FormatChoice> formatChoices() {
        return understood.formatChoices();
    }

    public @Nullable String idempotencyKey() {
        return understood.idempotencyKey();
    }

    /** Returns whether the operation has query parameters. */
    public boolean hasQueryParameters() {
        return parameters().stream().anyMatch(parameter -> parameter.in() == Parameter.In.QUERY);
    }

    /** Returns the qualifiers of a resource in the path, or null. */
    public @Nullable QualifierBinding qualifierBinding(ResourceName resource) {
        for (QualifierBinding qualification : qualifierBindings()) {
            if (qualification.resource().equals(resource)) {
                return qualification;
            }
        }
        return null;
    }

    public Endpoint withId(EndpointId changed) {
        return with(new Declaration(changed, binding(), text(), parameters(), body(), responses(), security()));
    }

    public Endpoint withBinding(Binding changed) {
        return with(new Declaration(id(), changed, text(), parameters(), body(), responses(), security()));
    }

    public Endpoint withParameters(List<Parameter> changed) {
        return with(new Declaration(id(), binding(), text(), changed, body(), responses(), security()));
    }

    public Endpoint withPayloads(@Nullable RequestBody changedBody, List<Response> changedResponses) {
        return with(new Declaration(id(), binding(), text(), parameters(), changedBody, changedResponses, security()));
    }

    public Endpoint withSecurity(List<List<String>> changed) {
        return with(new Declaration(id(), binding(), text(), parameters(), body(), responses(), changed));
    }

    private Endpoint with(Declaration changed) {
        return new Endpoint(changed, understood, location);
    }

    /** Returns a copy with another inferred part. */
    public Endpoint with(Semantics changed) {
        return new Endpoint(declared, changed, location);
    }

    public Endpoint withLocation(SourceLocation changed) {
        return new Endpoint(declared, understood, changed);
    }
}
