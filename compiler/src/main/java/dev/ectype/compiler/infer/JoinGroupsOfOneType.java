package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.TypeName;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Joins groups that show the same declared type: the same things are often reached under several parents. */
final class JoinGroupsOfOneType implements InferenceRule {
    private static final Comparator<Sketch> FIRST = Comparator.<Sketch>comparingInt(
                    sketch -> sketch.items.isEmpty() ? 1 : 0)
            .thenComparingInt(sketch -> sketch.path().parameters());

    @Override
    public List<Proposal> propose(Draft draft) {
        Map<Sketch, Set<TypeName>> names = new LinkedHashMap<>();
        draft.sketches().forEach(sketch -> names.put(sketch, names(draft, sketch)));
        List<Sketch> ordered = draft.sketches().stream().sorted(FIRST).toList();
        List<Proposal> proposals = new ArrayList<>();
        List<Sketch> kept = new ArrayList<>();
        for (Sketch sketch : ordered) {
            Proposal proposal = sketch.singleton ? null : joined(sketch, kept, names);
            if (proposal == null) {
                kept.add(sketch);
            } else {
                proposals.add(proposal);
            }
        }
        return proposals;
    }

    private @Nullable Proposal joined(Sketch sketch, List<Sketch> kept, Map<Sketch, Set<TypeName>> names) {
        String noun = Words.key(sketch.literal());
        List<Sketch> ofType = new ArrayList<>();
        for (Sketch other : kept) {
            boolean shared = !other.singleton && share(names.get(sketch), names.get(other));
            if (shared && Words.key(other.literal()).equals(noun)) {
                String evidence = "both end in " + sketch.literal() + " and show the same type";
                return proposal(new Change.Join(sketch.key, other.key), 90, evidence);
            }
            if (shared && !other.items.isEmpty()) {
                ofType.add(other);
            }
        }
        if (sketch.items.isEmpty() && ofType.size() == 1) {
            String evidence = "it shows the type of " + ofType.get(0).key + " and has no items of its own";
            return proposal(new Change.Drop(sketch.key), 70, evidence);
        }
        return null;
    }

    private static boolean share(@Nullable Set<TypeName> one, @Nullable Set<TypeName> other) {
        return one != null && other != null && one.stream().anyMatch(other::contains);
    }

    private static Set<TypeName> names(Draft draft, Sketch sketch) {
        Set<TypeName> names = new LinkedHashSet<>(draft.shapes.names(sketch.stored()));
        for (PathTemplate collection : sketch.collections) {
            Route list = draft.routes.find("GET", collection);
            TypeRef reply = list == null ? null : Payloads.replyType(list.endpoint());
            Place items = reply == null ? null : draft.envelopes.items(reply, sketch.literal());
            if (items != null) {
                names.addAll(draft.shapes.names(items.type()));
            }
        }
        return names;
    }
}
