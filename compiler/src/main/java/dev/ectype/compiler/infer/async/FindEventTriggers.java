package dev.ectype.compiler.infer.async;

import dev.ectype.compiler.infer.draft.CreationRoutes;
import dev.ectype.compiler.infer.draft.EndpointChange;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.EventName;
import dev.ectype.compiler.infer.index.OperationCall;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.OperationName;
import dev.ectype.compiler.infer.lexicon.SubscriptionWords;
import dev.ectype.compiler.infer.roles.FindLifecycle;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.SuccessReply;
import dev.ectype.compiler.ir.binding.GraphQlSchema;
import dev.ectype.compiler.ir.resource.EventTrigger;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the writes that send an event of a subscription or the message of a channel: {@code petAdded} a creation, and {@code
 * orderCancelled} a change to the state {@code CANCELLED}.
 */
public final class FindEventTriggers implements InferenceRule {
    private static final int SHORTEST_STATE = 4;

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Endpoint endpoint : draft.endpoints()) {
            String name = endpoint.binding().eventName();
            String type = endpoint.binding().eventType();
            ResourceDraft resource = type == null ? null : resourceOf(draft, type);
            resource = type == null && name != null ? EventPayloads.resourceOf(draft, endpoint, name) : resource;
            Proposal proposal = name == null || resource == null
                    ? null
                    : proposal(
                            draft,
                            endpoint,
                            type == null ? resource.resourceName().value() : type,
                            resource);
            if (proposal != null) {
                proposals.add(proposal);
            }
        }
        return proposals;
    }

    /** Returns the resource of a GraphQL type: the one that stores it, or the one whose operations return it, or null. */
    static @Nullable ResourceDraft resourceOf(ModelDraft draft, String type) {
        GraphQlSchema schema = draft.graphQl();
        TypeName name = schema == null ? new TypeName(type) : schema.typeName(type);
        ResourceDraft stored = EventPayloads.storing(draft, name);
        if (stored != null) {
            return stored;
        }
        for (Endpoint endpoint : draft.endpoints()) {
            Role role = draft.role(endpoint.id());
            Media media = SuccessReply.of(endpoint, false).media();
            boolean returns = media != null
                    && media.type() instanceof NamedType named
                    && named.name().equals(name);
            if (role != null && returns) {
                return draft.findByName(role.resource());
            }
        }
        return null;
    }

    /** Returns the proposal for an event, or null if its name means a state that the resource does not have. */
    private @Nullable Proposal proposal(ModelDraft draft, Endpoint endpoint, String type, ResourceDraft resource) {
        String name = String.valueOf(endpoint.binding().eventName());
        if (SubscriptionWords.isCreation(name)) {
            return proposal(
                    endpoint,
                    new EventTrigger(EventTrigger.Kind.CREATED, resource.resourceName()),
                    85,
                    "its name means a creation");
        }
        if (SubscriptionWords.isDeletion(name)) {
            return proposal(
                    endpoint,
                    new EventTrigger(EventTrigger.Kind.DELETED, resource.resourceName()),
                    85,
                    "its name means a deletion");
        }
        if (SubscriptionWords.isChange(name)) {
            return proposal(
                    endpoint,
                    new EventTrigger(EventTrigger.Kind.CHANGED, resource.resourceName()),
                    85,
                    "its name means a change");
        }
        if (!SubscriptionWords.isEntry(name)) {
            EventTrigger any = new EventTrigger(EventTrigger.Kind.STORED, resource.resourceName());
            return proposal(endpoint, any, 60, "its name means no kind of write");
        }
        EventTrigger entry = enumerated(draft, name, resource);
        if (entry == null && isResultOfCreation(draft, name, resource)) {
            EventTrigger created = new EventTrigger(EventTrigger.Kind.CREATED, resource.resourceName());
            return proposal(endpoint, created, 75, "its verb is that of a creation");
        }
        entry = entry == null ? stated(draft, name, type, resource) : entry;
        return entry == null
                ? null
                : proposal(endpoint, entry, 75, "its name ends with a state of " + resource.resourceName());
    }

    /** Returns whether an operation with the verb of an event creates instances: {@code RoomBooked} is the result of {@code bookRoom}. */
    private static boolean isResultOfCreation(ModelDraft draft, String name, ResourceDraft resource) {
        OperationName event = EventName.of(name);
        return event != null
                && CreationRoutes.routes(draft, resource).stream()
                        .map(OperationCall::of)
                        .anyMatch(call -> call != null && call.name().verb().equals(event.verb()));
    }

    private Proposal proposal(Endpoint endpoint, EventTrigger trigger, int confidence, String evidence) {
        return proposal(new EndpointChange.SetTrigger(endpoint.id(), trigger), confidence, evidence);
    }

    /** Returns the entry into a state that the type of the instances lists, or null. */
    private static @Nullable EventTrigger enumerated(ModelDraft draft, String name, ResourceDraft resource) {
        String bare = NameWords.bare(name);
        for (ObjectMember member : draft.shape(resource).members().values()) {
            TypeRef core = draft.shapes.core(member.type());
            for (JsonValue value : core instanceof EnumType allowed ? allowed.values() : List.<JsonValue>of()) {
                String state = value instanceof JsonText text ? NameWords.bare(text.text()) : "";
                if (state.length() >= SHORTEST_STATE && bare.endsWith(state)) {
                    return new EventTrigger(
                            EventTrigger.Kind.ENTERED, resource.resourceName(), member.name(), state, List.of());
                }
            }
        }
        return null;
    }

    /** Returns the entry into the state that follows the noun of an event, if a text has the states of the instances; else null. */
    private static @Nullable EventTrigger stated(ModelDraft draft, String name, String type, ResourceDraft resource) {
        String bare = NameWords.bare(name);
        String noun = NameWords.bare(Nouns.singular(type));
        String state = bare.startsWith(noun) ? bare.substring(noun.length()) : bare;
        for (ObjectMember member : FindLifecycle.candidates(draft, resource)) {
            if (draft.shapes.core(member.type()) instanceof TextType && !state.isEmpty()) {
                return new EventTrigger(
                        EventTrigger.Kind.ENTERED, resource.resourceName(), member.name(), state, List.of());
            }
        }
        return null;
    }
}
