package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.OperationCall;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.OperationName;
import dev.ectype.compiler.infer.lexicon.ServiceWords;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads operations with verb names as operations on resources: {@code POST /createRobot} as {@code POST /robots}, and
 * {@code POST /describeRobot} with a {@code robot} in its body as {@code GET /robots/{robot}}. The rules for paths then
 * apply to them. Methods of services need no creation beside them: lists and reads alone are paths too.
 */
public final class ReadCallsAsPaths implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Map<String, List<OperationCall>> known = new LinkedHashMap<>();
        List<OperationCall> others = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            OperationCall call = isNode(draft, route) ? null : OperationCall.of(route);
            String service = route.endpoint().binding().serviceName();
            call = call == null && service != null ? OperationCall.about(route, ServiceWords.noun(service)) : call;
            if (call != null && call.isKind(OperationName.Kind.OTHER)) {
                others.add(call);
            } else if (call != null) {
                known.computeIfAbsent(key(call), key -> new ArrayList<>()).add(call);
            }
        }
        new PairedCalls(known, ReadCallsAsPaths::key).move(others);
        UnnamedCreations creations = new UnnamedCreations(known, ReadCallsAsPaths::key);
        creations.move(others, new CreationsByReply(draft)::creates);
        creations.move(others, new CarriedInstances(draft)::carries);
        CallPaths paths = new CallPaths(draft, known);
        known.forEach(paths::add);
        paths.addOnlyRead();
        for (OperationCall other : others) {
            OperationCall named = named(known, other);
            paths.addOther(key(named), named);
        }
        paths.addReturning();
        return paths.changes().stream()
                .map(change -> proposal(change, 75, "its name states an action and a resource"))
                .toList();
    }

    /**
     * Returns whether a query returns instances of any type by their identifiers, as the Global Object Identification
     * Specification of GraphQL describes.
     */
    static boolean isNode(ModelDraft draft, OperationRoute route) {
        TypeRef reply = route.endpoint().binding().isQuery() ? Payloads.replyType(route.endpoint()) : null;
        TypeRef items = reply == null ? null : draft.shapes.items(reply);
        TypeRef one = items == null ? reply : items;
        return NameWords.key(String.valueOf(route.endpoint().binding().callName()))
                        .equals("node")
                && one != null
                && draft.shapes.variants(one).size() > 1;
    }

    /**
     * Returns the reading of a name whose noun other calls have: as it is, with a longer verb, so that
     * {@code setDefaultCard} is about cards, or with the verb behind the noun, so that {@code cardSetDefault} is.
     */
    private static OperationCall named(Map<String, List<OperationCall>> known, OperationCall call) {
        OperationCall longer = call;
        for (int words = 1; longer != null && !known.containsKey(key(longer)); words++) {
            longer = call.isPathless() ? call.withLongerVerb(words) : null;
        }
        if (longer != null) {
            return longer;
        }
        OperationCall leading = null;
        OperationCall next = call.withLeadingNoun(1);
        for (int words = 2; next != null; words++) {
            leading = known.containsKey(key(next)) ? next : leading;
            next = call.withLeadingNoun(words);
        }
        return leading == null ? ofService(known, call) : leading;
    }

    /** Returns the reading of a method as an action on the noun of its service, if other methods have that noun. */
    private static OperationCall ofService(Map<String, List<OperationCall>> known, OperationCall call) {
        String service = call.route().endpoint().binding().serviceName();
        OperationCall about = service == null ? call : OperationCall.about(call.route(), ServiceWords.noun(service));
        return known.containsKey(key(about)) && !known.containsKey(key(call)) ? about : call;
    }

    private static String key(OperationCall call) {
        return call.scope().key() + "/" + call.name().key();
    }
}
