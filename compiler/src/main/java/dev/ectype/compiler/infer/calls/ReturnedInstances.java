package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.TypedPath;
import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.OperationName;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the group whose instances the reply of a call contains, whatever noun the call is named after. */
final class ReturnedInstances {
    private final ModelDraft draft;
    private final Map<TypeName, CallGroup> groups = new LinkedHashMap<>();
    private final Set<TypeName> ambiguous = new LinkedHashSet<>();

    ReturnedInstances(ModelDraft draft) {
        this.draft = draft;
    }

    /** Adds a group with the types that its read calls return, or else its creations. */
    void add(CallGroup group) {
        boolean reads = group.contains(OperationName.Kind.READ);
        group.kinds().forEach((call, kind) -> {
            TypeRef reply = Payloads.replyType(call.route().endpoint());
            if (kind == (reads ? OperationName.Kind.READ : OperationName.Kind.CREATE) && reply != null) {
                TypedPath item = draft.envelopes.item(reply, group.noun(), null);
                (item == null ? List.<TypeName>of() : names(item.type(), group.noun()))
                        .forEach(name -> add(name, group));
            }
        });
        groups.keySet().removeAll(ambiguous);
    }

    /** Adds a group with the types that its lists return if nothing else returns an instance. */
    void addListed(CallGroup group) {
        boolean other = group.contains(OperationName.Kind.READ) || group.contains(OperationName.Kind.CREATE);
        group.kinds().forEach((call, kind) -> {
            TypeRef reply = Payloads.replyType(call.route().endpoint());
            TypedPath items = !other && group.isOfService() && kind == OperationName.Kind.LIST && reply != null
                    ? draft.envelopes.items(reply, group.noun())
                    : null;
            (items == null ? List.<TypeName>of() : names(items.type(), group.noun())).forEach(name -> add(name, group));
        });
        groups.keySet().removeAll(ambiguous);
    }

    /** Returns the names of a type. Of several variants, only the one named after the noun; others may be errors. */
    private List<TypeName> names(TypeRef type, String noun) {
        boolean several = draft.shapes.variants(type).size() > 1;
        return draft.shapes.names(type).stream()
                .filter(name -> !several || NameWords.key(name.value()).equals(NameWords.key(noun)))
                .toList();
    }

    private void add(TypeName name, CallGroup group) {
        CallGroup other = groups.putIfAbsent(name, group);
        if (other != null && other != group) {
            ambiguous.add(name);
        }
    }

    /**
     * Returns the groups with an instance in the reply itself, or else in members of it. None for a reply with a token,
     * because it is about a session, and its instance is the user of it.
     */
    Set<CallGroup> of(Endpoint endpoint) {
        TypeRef reply = Payloads.replyType(endpoint);
        CallGroup whole = reply == null ? null : ofType(reply);
        Set<CallGroup> found = new LinkedHashSet<>();
        if (whole != null) {
            found.add(whole);
        }
        for (ObjectMember member : reply == null || whole != null
                ? List.<ObjectMember>of()
                : draft.shapes.shape(reply).members().values()) {
            if (IdentifierWords.isSecret(member.name())) {
                return new LinkedHashSet<>();
            }
            CallGroup group = ofType(member.type());
            boolean named = group != null && NameWords.key(member.name()).endsWith(NameWords.key(group.noun()));
            if (group != null && named) {
                found.add(group);
            }
        }
        return found;
    }

    /** Returns the group whose instances the reply lists, or null. */
    @Nullable
    CallGroup listed(Endpoint endpoint) {
        TypeRef reply = Payloads.replyType(endpoint);
        TypeRef items = reply == null ? null : draft.shapes.items(reply);
        items = items == null && reply != null && endpoint.binding().serviceName() != null ? onlyItems(reply) : items;
        return items == null ? null : ofType(items);
    }

    /** Returns the type of the items in the only list of a reply, or null. */
    private @Nullable TypeRef onlyItems(TypeRef reply) {
        List<TypeRef> lists = draft.shapes.shape(reply).members().values().stream()
                .map(member -> draft.shapes.items(member.type()))
                .filter(Objects::nonNull)
                .toList();
        return lists.size() == 1 ? lists.get(0) : null;
    }

    private @Nullable CallGroup ofType(TypeRef type) {
        for (TypeName name : draft.shapes.items(type) == null ? draft.shapes.names(type) : List.<TypeName>of()) {
            CallGroup group = groups.get(name);
            if (group != null) {
                return group;
            }
        }
        return null;
    }
}
