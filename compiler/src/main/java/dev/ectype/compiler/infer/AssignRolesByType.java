package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.Tie;
import dev.ectype.compiler.ir.TypeName;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds searches, further lists, lookups and creations of a resource at other paths by the type that they show. */
final class AssignRolesByType implements InferenceRule {
    private static final List<String> NAMING = List.of("", "Name", "Key", "Code", "Slug");

    @Override
    public List<Proposal> propose(Draft draft) {
        Map<TypeName, Sketch> byType = byType(draft);
        List<Proposal> proposals = new ArrayList<>();
        for (Route route : draft.routes.all()) {
            if (draft.role(route.endpoint().id()) == null) {
                add(draft, route, byType, proposals);
            }
        }
        return proposals;
    }

    private void add(Draft draft, Route route, Map<TypeName, Sketch> byType, List<Proposal> proposals) {
        TypeRef reply = Payloads.replyType(route.endpoint());
        if (reply == null) {
            return;
        }
        String literal = literal(route);
        Place items = draft.envelopes.items(reply, literal);
        Sketch listed = items == null ? null : shownIn(draft, route, items.type(), byType);
        Sketch here = draft.at(route.path());
        if (here != null && here.items.contains(route.path())) {
            return;
        }
        boolean lists = route.method().equals("GET") || here == null && isSearch(route);
        if (lists && items != null && listed != null) {
            Role role = new Role.ListAll(listed.named(), items.at());
            proposals.add(proposal(new Change.Assign(route.endpoint().id(), role), 75, "it lists " + listed.literal()));
        } else if (route.method().equals("GET") && items == null && route.path().endsWithParameter()) {
            addLookup(draft, route, byType, reply, proposals);
        } else if (route.method().equals("POST") && route.path().endsWithLiteral()) {
            addCreation(draft, route, byType, reply, proposals);
        }
    }

    /** Some ask in the body of a {@code POST} for what they look for. */
    private static boolean isSearch(Route route) {
        List<String> words =
                route.path().endsWithLiteral() ? Words.of(route.path().last().literal()) : List.of();
        return route.method().equals("POST")
                && !words.isEmpty()
                && (Verbs.searches(words.get(0)) || Verbs.searches(words.get(words.size() - 1)));
    }

    private void addLookup(
            Draft draft, Route route, Map<TypeName, Sketch> byType, TypeRef reply, List<Proposal> proposals) {
        String parameter = String.valueOf(route.path().last().parameter());
        Place place = draft.envelopes.item(reply, literal(route), parameter);
        Sketch sketch = place == null ? null : ofType(draft, place.type(), byType);
        Member named = sketch == null ? null : named(draft.shape(sketch), parameter);
        if (place == null
                || sketch == null
                || named == null
                || draft.isTied(route.endpoint().id(), parameter)) {
            return;
        }
        boolean exact = draft.shape(sketch).like(parameter) != null;
        String member = exact ? draft.idMembers.of(draft.shape(sketch), sketch.noun(), parameter) : null;
        Tie tie = new Tie(parameter, sketch.named(), member == null ? named.name() : member);
        proposals.add(proposal(new Change.TieParameter(route.endpoint().id(), tie), 75, "it shows " + sketch.noun()));
        Role role = new Role.Read(sketch.named(), place.at());
        proposals.add(proposal(new Change.Assign(route.endpoint().id(), role), 75, "it shows " + sketch.noun()));
    }

    /** The member that a parameter is called like, with or without what tells that it is a name: {@code tag_name} for {@code tag}. */
    private static @Nullable Member named(Shape shape, String parameter) {
        for (String ending : NAMING) {
            Member member = shape.like(parameter + ending);
            if (member != null) {
                return member;
            }
        }
        return null;
    }

    /** Where things are listed at the same path, what is posted there is a new one. */
    private void addCreation(
            Draft draft, Route route, Map<TypeName, Sketch> byType, TypeRef reply, List<Proposal> proposals) {
        Route list = draft.routes.find("GET", route.path());
        Place place = draft.envelopes.item(reply, literal(route), null);
        Sketch sketch = place == null || list == null ? null : ofType(draft, place.type(), byType);
        if (sketch == null
                || sketch.singleton
                || Verbs.isCommand(route.path().last().literal())) {
            return;
        }
        Carried carried = Carried.of(draft, sketch, route.endpoint());
        Role role = new Role.Create(sketch.named(), carried.bodyAt(), carried.replyAt());
        String evidence = "it shows " + sketch.noun() + " where they are listed";
        proposals.add(proposal(new Change.Assign(route.endpoint().id(), role), 70, evidence));
    }

    private static @Nullable Sketch shownIn(Draft draft, Route route, TypeRef items, Map<TypeName, Sketch> byType) {
        Sketch named = ofType(draft, items, byType);
        if (named != null || route.path().endsWithParameter() || route.path().isEmpty()) {
            return named;
        }
        Sketch above = draft.at(route.path().parent());
        if (above == null || !above.collections.contains(route.path().parent())) {
            return null;
        }
        return draft.shapes.shape(items).isShortFormOf(draft.shape(above)) ? above : null;
    }

    private static @Nullable Sketch ofType(Draft draft, TypeRef type, Map<TypeName, Sketch> byType) {
        for (TypeName name : draft.shapes.names(type)) {
            Sketch sketch = byType.get(name);
            if (sketch != null) {
                return sketch;
            }
        }
        return null;
    }

    /**
     * The resource of each stored or listed type; of several it is the one of which paths show one, since others may only
     * put it somewhere. Where that does not tell, a type says nothing.
     */
    private static Map<TypeName, Sketch> byType(Draft draft) {
        Map<TypeName, Set<Sketch>> all = new LinkedHashMap<>();
        for (Sketch sketch : draft.sketches()) {
            for (TypeName name : sketch.singleton ? List.<TypeName>of() : JoinGroupsOfOneType.names(draft, sketch)) {
                all.computeIfAbsent(name, key -> new LinkedHashSet<>()).add(sketch);
            }
        }
        Map<TypeName, Sketch> byType = new LinkedHashMap<>();
        all.forEach((name, sketches) -> {
            List<Sketch> read = sketches.size() == 1
                    ? List.copyOf(sketches)
                    : sketches.stream().filter(sketch -> sketch.isRead(draft)).toList();
            if (read.size() == 1) {
                byType.put(name, read.get(0));
            }
        });
        return byType;
    }

    private static String literal(Route route) {
        for (int at = route.path().size() - 1; at >= 0; at--) {
            PathTemplate.Segment segment = route.path().segments().get(at);
            if (!segment.isParameter()) {
                return segment.literal();
            }
        }
        return "items";
    }
}
