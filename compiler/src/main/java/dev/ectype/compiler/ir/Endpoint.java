package dev.ectype.compiler.ir;

import dev.ectype.compiler.diagnostic.SourceLocation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One operation of an API.
 *
 * @param security alternatives; each names the schemes that must hold together; empty means open
 * @param role what inference says it does to state, or null: then its replies are samples
 * @param ties which parameters name members of which resources, outermost first
 * @param qualifications which instances its path speaks of, where what names one is not all that tells it from others
 * @param expansion how a request asks to see referred instances whole, or null
 * @param start what it begins beside what it does, or null
 */
public record Endpoint(
        EndpointId id,
        Binding binding,
        Text text,
        List<Parameter> parameters,
        @Nullable Body body,
        List<Response> responses,
        List<List<String>> security,
        @Nullable Role role,
        List<Tie> ties,
        List<Qualification> qualifications,
        @Nullable Expansion expansion,
        @Nullable Start start,
        SourceLocation location) {
    public Endpoint {
        parameters = List.copyOf(parameters);
        responses = List.copyOf(responses);
        security = security.stream().map(List::copyOf).toList();
        ties = List.copyOf(ties);
        qualifications = List.copyOf(qualifications);
    }

    /** As a description says it, before anything is inferred. */
    public Endpoint(
            EndpointId id,
            Binding binding,
            Text text,
            List<Parameter> parameters,
            @Nullable Body body,
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

    /** What a description says to people about an operation. */
    public record Text(@Nullable String summary, @Nullable String description, List<String> tags, boolean deprecated) {
        public Text {
            tags = List.copyOf(tags);
        }
    }

    /** Whether a request can say in its query what it is about. */
    public boolean asks() {
        return parameters.stream().anyMatch(parameter -> parameter.in() == Parameter.In.QUERY);
    }

    public Endpoint withBinding(Binding given) {
        return new Endpoint(
                id,
                given,
                text,
                parameters,
                body,
                responses,
                security,
                role,
                ties,
                qualifications,
                expansion,
                start,
                location);
    }

    public Endpoint withRole(Role given) {
        return new Endpoint(
                id,
                binding,
                text,
                parameters,
                body,
                responses,
                security,
                given,
                ties,
                qualifications,
                expansion,
                start,
                location);
    }

    public Endpoint withTies(List<Tie> given) {
        return new Endpoint(
                id,
                binding,
                text,
                parameters,
                body,
                responses,
                security,
                role,
                given,
                qualifications,
                expansion,
                start,
                location);
    }

    public Endpoint withQualifications(List<Qualification> given) {
        return new Endpoint(
                id,
                binding,
                text,
                parameters,
                body,
                responses,
                security,
                role,
                ties,
                given,
                expansion,
                start,
                location);
    }

    /** Which instances of a resource the path speaks of, or null where it does not tell. */
    public @Nullable Qualification qualification(ResourceName resource) {
        for (Qualification qualification : qualifications) {
            if (qualification.resource().equals(resource)) {
                return qualification;
            }
        }
        return null;
    }

    public Endpoint withExpansion(Expansion given) {
        return new Endpoint(
                id,
                binding,
                text,
                parameters,
                body,
                responses,
                security,
                role,
                ties,
                qualifications,
                given,
                start,
                location);
    }

    public Endpoint withStart(Start given) {
        return new Endpoint(
                id,
                binding,
                text,
                parameters,
                body,
                responses,
                security,
                role,
                ties,
                qualifications,
                expansion,
                given,
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
                ties,
                qualifications,
                expansion,
                start,
                location);
    }

    public Endpoint withPayloads(@Nullable Body changedBody, List<Response> changedResponses) {
        return new Endpoint(
                id,
                binding,
                text,
                parameters,
                changedBody,
                changedResponses,
                security,
                role,
                ties,
                qualifications,
                expansion,
                start,
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
                ties,
                qualifications,
                expansion,
                start,
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
                ties,
                qualifications,
                expansion,
                start,
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
                ties,
                qualifications,
                expansion,
                start,
                changed);
    }
}
