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
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes the reply to a message that creates an instance by the event about it: {@code registerParcel} returns the parcel that
 * {@code parcel.registered} contains with its identifier.
 */
public final class ReadEventsAsReplies implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            boolean isOpen =
                    route.endpoint().binding().messageName() != null && Payloads.replyType(route.endpoint()) == null;
            OperationCall call = isOpen ? OperationCall.of(route) : null;
            Endpoint event = call == null || isAboutKnown(call, draft) ? null : event(call, draft);
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

    /** Returns whether a call has the identifier of the instance that it is about. */
    private static boolean isAboutKnown(OperationCall call, ModelDraft draft) {
        return CallArguments.of(call, draft.shapes).identifierFor(call.name().noun()) != null;
    }

    /** Returns the only event that is the result of a call and identifies an instance, or null. */
    private static @Nullable Endpoint event(OperationCall call, ModelDraft draft) {
        List<Endpoint> events = draft.endpoints().stream()
                .filter(endpoint -> isResult(endpoint, call) && isIdentified(endpoint, call, draft))
                .toList();
        return events.size() == 1 ? events.get(0) : null;
    }

    private static boolean isResult(Endpoint endpoint, OperationCall call) {
        String event = endpoint.binding().eventName();
        OperationName done = event == null || endpoint.binding().eventType() != null ? null : EventName.of(event);
        return done != null
                && done.key().equals(call.name().key())
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
