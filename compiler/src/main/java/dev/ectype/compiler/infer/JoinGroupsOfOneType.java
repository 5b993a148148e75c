package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.TypeName;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
            Proposal proposal = sketch.singleton ? null : joined(draft, sketch, kept, names);
            if (proposal == null) {
                kept.add(sketch);
            } else {
                proposals.add(proposal);
            }
        }
        return proposals;
    }

    private @Nullable Proposal joined(Draft draft, Sketch sketch, List<Sketch> kept, Map<Sketch, Set<TypeName>> names) {
        String noun = Words.key(sketch.literal());
        List<Sketch> ofType = new ArrayList<>();
        for (Sketch other : kept) {
            boolean shared = share(names.get(sketch), names.get(other));
            boolean shortForm = sketch.items.isEmpty() && draft.shape(sketch).isShortFormOf(draft.shape(other));
            if (other.singleton || !shared && !shortForm) {
                continue;
            }
            if (Words.key(other.literal()).equals(noun) && !isOfAnother(draft, sketch, other)) {
                String evidence = "both end in " + sketch.literal() + " and show the same type";
                return proposal(new Change.Join(sketch.key, other.key), shared ? 90 : 75, evidence);
            }
            if (!other.items.isEmpty() && (shared || isBelow(sketch, other))) {
                ofType.add(other);
            }
        }
        boolean another = ofType.size() == 1 && (sketch.items.isEmpty() || isOtherLookup(draft, sketch));
        if (!another) {
            return null;
        }
        String evidence = "it shows the type of " + ofType.get(0).key + " and nothing of its own";
        return proposal(new Change.Drop(sketch.key), 70, evidence);
    }

    /** Names that clients give mean one thing in one place, and another in the next. */
    private static boolean isOfAnother(Draft draft, Sketch sketch, Sketch other) {
        if (sketch.items.isEmpty() || other.items.isEmpty()) {
            return false;
        }
        PathTemplate holder = holder(sketch);
        PathTemplate otherHolder = holder(other);
        Sketch parent = holder == null ? null : draft.at(holder);
        Sketch otherParent = otherHolder == null ? null : draft.at(otherHolder);
        boolean known = parent != null && otherParent != null;
        boolean apart = known
                ? parent != otherParent
                : !Objects.equals(holder, otherHolder)
                        && !Creations.routes(draft, other).isEmpty();
        return apart && isNamedByClients(draft, sketch, known);
    }

    private static @Nullable PathTemplate holder(Sketch sketch) {
        PathTemplate item = sketch.items.get(0);
        return item.enclosingItem(item.size() - 1);
    }

    private static boolean isNamedByClients(Draft draft, Sketch sketch, boolean evenByIdentifier) {
        String member = draft.idMembers.of(draft.shape(sketch), sketch.noun(), sketch.idParameter());
        Member taken = member == null ? null : Creations.body(draft, sketch).member(member);
        return taken != null && (evenByIdentifier && taken.required() || !IdMembers.saysId(taken.name()));
    }

    /** A list at a literal below a collection, such as {@code /articles/feed}, shows some of the collection. */
    private static boolean isBelow(Sketch sketch, Sketch other) {
        return other.collections.stream()
                .anyMatch(path -> path.equals(sketch.path().parent()));
    }

    /** An item's path that can only be read finds things by another of their members. */
    private static boolean isOtherLookup(Draft draft, Sketch sketch) {
        return sketch.collections.isEmpty()
                && sketch.items.stream()
                        .flatMap(item -> draft.routes.at(item).stream())
                        .allMatch(route -> route.method().equals("GET"));
    }

    private static boolean share(@Nullable Set<TypeName> one, @Nullable Set<TypeName> other) {
        return one != null && other != null && one.stream().anyMatch(other::contains);
    }

    static Set<TypeName> names(Draft draft, Sketch sketch) {
        Set<TypeName> names = new LinkedHashSet<>(draft.shapes.names(sketch.stored()));
        for (PathTemplate collection : sketch.collections) {
            Place items = draft.listed(collection, sketch.literal());
            if (items != null) {
                names.addAll(draft.shapes.names(items.type()));
            }
        }
        return names;
    }
}
