package dev.ectype.compiler.infer.async;

import dev.ectype.compiler.infer.draft.EndpointChange;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.lexicon.SubscriptionWords;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations.FieldArguments;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations.TypedName;
import dev.ectype.compiler.ir.binding.GraphQlSchema;
import dev.ectype.compiler.ir.resource.EventTrigger;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Finds the arguments of a subscription that select the instances whose events a client receives. */
public final class FindEventFilters implements InferenceRule {
    private static final String USUAL_IDENTIFIER = "id";

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        GraphQlSchema schema = draft.graphQl();
        for (Endpoint endpoint : schema == null ? List.<Endpoint>of() : draft.endpoints()) {
            String type = endpoint.binding().eventType();
            EventTrigger trigger = draft.trigger(endpoint.id());
            ResourceDraft resource = type == null ? null : FindEventTriggers.resourceOf(draft, type);
            if (schema != null && type != null && trigger != null && resource != null) {
                Events events = new Events(
                        draft.shape(resource), type, schema.entities().getOrDefault(type, USUAL_IDENTIFIER));
                List<EventTrigger.Filter> filters = filters(draft, events, arguments(schema, endpoint));
                if (!filters.isEmpty()) {
                    EndpointChange change = new EndpointChange.SetTrigger(endpoint.id(), trigger.withFilters(filters));
                    proposals.add(proposal(change, 80, evidence(filters)));
                }
            }
        }
        return proposals;
    }

    /** The instances of a subscription's events. */
    private record Events(ObjectShape shape, String type, String identifier) {
        /** Returns the filter of an argument, or null for an argument with another meaning. */
        EventTrigger.@Nullable Filter filter(String argument, @Nullable String within) {
            boolean own = shape.has(argument);
            boolean identifies = !own && SubscriptionWords.isIdentifier(argument, type);
            boolean reference = SubscriptionWords.isReference(argument);
            return own || identifies || reference
                    ? new EventTrigger.Filter(argument, within, identifies ? identifier : argument, reference)
                    : null;
        }
    }

    private static List<TypedName> arguments(GraphQlSchema schema, Endpoint endpoint) {
        return schema.declared().events().stream()
                .filter(event -> event.field().equals(endpoint.binding().address()))
                .findFirst()
                .map(FieldArguments::arguments)
                .orElse(List.of());
    }

    private static List<EventTrigger.Filter> filters(ModelDraft draft, Events events, List<TypedName> arguments) {
        List<EventTrigger.Filter> filters = new ArrayList<>();
        for (TypedName argument : arguments) {
            TypeRef type = draft.graphQlType(argument.type());
            if (type == null || !draft.shapes.isObject(type)) {
                add(filters, events.filter(argument.name(), null));
            } else if (SubscriptionWords.isFilterObject(argument.name())) {
                for (String member : draft.shapes.shape(type).members().keySet()) {
                    add(filters, events.filter(member, argument.name()));
                }
            }
        }
        return filters;
    }

    private static void add(List<EventTrigger.Filter> filters, EventTrigger.@Nullable Filter filter) {
        if (filter != null) {
            filters.add(filter);
        }
    }

    private static String evidence(List<EventTrigger.Filter> filters) {
        return filters.stream()
                .map(filter -> (filter.within() == null ? "" : filter.within() + ".") + filter.argument()
                        + " is named like " + filter.member())
                .collect(Collectors.joining(", "));
    }
}
