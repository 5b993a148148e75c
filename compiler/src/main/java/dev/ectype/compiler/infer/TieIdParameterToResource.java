package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.NumberType;
import dev.ectype.compiler.ir.TextType;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the member that an item's path names: {@code petId} is the {@code id} of a pet, {@code slug} is its {@code slug}. */
final class TieIdParameterToResource implements InferenceRule {
    /** What a person calls a thing by, the most certain to be the only one first. */
    private static final List<String> NAMES = List.of("slug", "username", "login", "handle", "key", "code", "name");

    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Sketch sketch : draft.sketches()) {
            List<String> members = new ArrayList<>(members(draft, sketch));
            String listed = ListedIdentifiers.of(draft, sketch, members);
            if (listed != null) {
                members.remove(listed);
                members.add(0, listed);
            }
            proposals.add(identify(draft, sketch, members));
        }
        return proposals;
    }

    private static Set<String> members(Draft draft, Sketch sketch) {
        Shape shape = draft.shape(sketch);
        // Of two parameters in a row the last tells most: /apps/{name}/{id} may be one of several apps of a name.
        List<String> parameters = sketch.itemNames().stream()
                .sorted(Comparator.comparing(item -> !sketch.items.contains(item.parent())))
                .map(item -> item.last().parameter())
                .toList();
        boolean asksForId = parameters.stream().anyMatch(IdMembers::saysId);
        Set<String> members = new LinkedHashSet<>();
        for (String parameter : parameters) {
            draft.idMembers.all(shape, sketch.noun(), parameter).stream()
                    .filter(member -> !asksForId || IdMembers.saysId(parameter) || names(parameter, member))
                    .filter(member -> !isOuter(sketch, parameter, member))
                    .forEach(members::add);
        }
        if (members.isEmpty()) {
            draft.idMembers.all(shape, sketch.noun(), null).stream()
                    .filter(member -> !asksForId && !parameters.isEmpty() || isIdentifier(member))
                    .forEach(members::add);
        }
        String name = members.isEmpty()
                ? null
                : name(draft, sketch, members.iterator().next());
        if (name != null) {
            members.add(name);
        }
        if (!members.isEmpty()) {
            members.addAll(ToldNames.of(draft, sketch));
        }
        return members;
    }

    /** What the path says before already, as in {@code /users/{user_id}/settings/{settings_user_id}}, tells the holder. */
    private static boolean isOuter(Sketch sketch, String parameter, String member) {
        return !Words.bare(member).equals(Words.bare(parameter))
                && sketch.itemNames().stream()
                        .filter(item -> parameter.equals(item.last().parameter()))
                        .anyMatch(item -> names(item.parent(), member));
    }

    private static boolean names(PathTemplate path, String member) {
        return path.segments().stream()
                .anyMatch(each ->
                        each.parameter() != null && Words.bare(each.parameter()).equals(Words.bare(member)));
    }

    /** What has a number and is asked for by a word goes by the name it was made with too: {@code /clubs/{club}}. */
    private static @Nullable String name(Draft draft, Sketch sketch, String identity) {
        Shape shape = draft.shape(sketch);
        Member member = shape.member(identity);
        boolean number = member != null && draft.shapes.core(member.type()) instanceof NumberType;
        if (!number || sketch.itemNames().stream().noneMatch(item -> isWord(draft, item))) {
            return null;
        }
        Shape taken = Creations.body(draft, sketch);
        for (String name : NAMES) {
            Member kept = shape.like(name);
            if (kept != null && taken.has(kept.name()) && isFreeText(draft, kept.type())) {
                return kept.name();
            }
        }
        return null;
    }

    private static boolean isWord(Draft draft, PathTemplate item) {
        String parameter = item.last().parameter();
        return parameter != null
                && !IdMembers.saysId(parameter)
                && draft.routes.at(item).stream()
                        .map(route -> route.pathParameter(parameter))
                        .anyMatch(found -> found != null && isFreeText(draft, found.type()));
    }

    private static boolean isFreeText(Draft draft, TypeRef type) {
        return draft.shapes.core(type) instanceof TextType text && text.format() == null;
    }

    /** What has an identifier is found by its name only where a path says so: a {@code filter} beside it does not. */
    private static boolean names(String parameter, String member) {
        return Words.bare(parameter).contains(Words.bare(member));
    }

    /** Where no path names one, only an identifier is unique: nothing says that two users may not share a user name. */
    private static boolean isIdentifier(String member) {
        return Words.bare(member).matches(".*(id|uid|guid|uuid)");
    }

    private Proposal identify(Draft draft, Sketch sketch, List<String> members) {
        String parameter = sketch.idParameter();
        if (members.isEmpty()) {
            String fallback = parameter == null ? "id" : fallback(parameter);
            Member same = draft.shape(sketch).member(fallback);
            // A list or an object is no name, whatever it is called.
            fallback = same == null || draft.shapes.mayBeScalar(same.type()) ? fallback : "id";
            Change change = new Change.Identify(sketch.named(), fallback, List.of());
            return proposal(change, 50, "no member of its type is like an identifier");
        }
        String member = members.get(0);
        Change change = new Change.Identify(sketch.named(), member, members.subList(1, members.size()));
        return proposal(change, confidence(parameter, member), evidence(parameter, member));
    }

    /** What a {@code boardId} names is an {@code id}, wherever it is kept. */
    private static String fallback(String parameter) {
        List<String> words = Words.of(parameter);
        String last = words.isEmpty() ? "" : words.get(words.size() - 1);
        boolean generic = List.of("id", "uuid", "guid").contains(last);
        return generic ? last : !words.isEmpty() && words.get(0).equals("id") ? "id" : parameter;
    }

    private static int confidence(@Nullable String parameter, String member) {
        return parameter != null && Words.bare(parameter).equals(Words.bare(member)) ? 95 : 85;
    }

    private static String evidence(@Nullable String parameter, String member) {
        return parameter == null
                ? "its type has the member " + member
                : "the path parameter " + parameter + " fits the member " + member;
    }
}
