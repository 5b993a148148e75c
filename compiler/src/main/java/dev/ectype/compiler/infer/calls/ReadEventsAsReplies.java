package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.CallArguments;
import dev.ectype.compiler.infer.index.EventName;
import dev.ectype.compiler.infer.index.OperationCall;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.lexicon.OperationName;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Describes the reply to a message that creates an instance by the event about it: {@code registerParcel} returns the parcel that
 * {@code parcel.registered} contains with its identifier.
 */
public final class ReadEventsAsReplies implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        Map<String, List<Endpoint>> events = events(draft);
        for (OperationRoute route : draft.routes.all()) {
            boolean isOpen =
                    route.endpoint().binding().messageName() != null && Payloads.replyType(route.endpoint()) == null;
            OperationCall call = isOpen ? OperationCall.of(route) : null;
            Endpoint event = call == null || isAboutKnown(call, draft)
                    ? null
                    : event(call, events.getOrDefault(call.name().key(), List.of()), draft);
            TypeRef type = event == null ? null : Payloads.replyType(event);
            if (event != null && type != null) {
                proposals.add(proposal(
                        new ModelChange.DescribeReply(route.endpoint().id(), type),
                        70,
                        event.binding().eventName() + " has the same noun and verb, and an identifier"));
            }
        }
        return proposals;
    }

    /** Returns the events of channels by their nouns. */
    private static Map<String, List<Endpoint>> events(ModelDraft draft) {
        Map<String, List<Endpoint>> events = new LinkedHashMap<>();
        for (Endpoint endpoint : draft.endpoints()) {
            OperationName done = name(endpoint);
            if (done != null) {
                events.computeIfAbsent(done.key(), noun -> new ArrayList<>()).add(endpoint);
            }
        }
        return events;
    }

    /** Returns the operation that an event is the result of, or null for other operations. */
    private static @Nullable OperationName name(Endpoint endpoint) {
        String event = endpoint.binding().eventName();
        return event == null || endpoint.binding().eventType() != null ? null : EventName.of(event);
    }

    /** Returns whether a call has the identifier of the instance that it is about. */
    private static boolean isAboutKnown(OperationCall call, ModelDraft draft) {
        return CallArguments.of(call, draft.shapes).identifierFor(call.name().noun()) != null;
    }

    /** Returns the only one of the events about a noun that is the result of a call and identifies an instance, or null. */
    private static @Nullable Endpoint event(OperationCall call, List<Endpoint> events, ModelDraft draft) {
        List<Endpoint> results = events.stream()
                .filter(event -> isResult(event, call) && isIdentified(event, call, draft))
                .toList();
        return results.size() == 1 ? results.get(0) : null;
    }

    private static boolean isResult(Endpoint event, OperationCall call) {
        OperationName done = name(event);
        return done != null
                && (done.verb().equals(call.name().verb())
                        || done.kind() == OperationName.Kind.CREATE && call.isKind(OperationName.Kind.CREATE));
    }

    private static boolean isIdentified(Endpoint event, OperationCall call, ModelDraft draft) {
        TypeRef payload = Payloads.replyType(event);
        return payload != null
                && new CreatedInstances(draft.shapes)
                        .hasIdentifier(payload, call.name().noun());
    }
}
