package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.TypeName;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where things live that paths elsewhere speak of: the groups in which one can be read, by type and by noun. */
final class Homes {
    private final Draft draft;
    private final Map<TypeName, Sketch> byType = new LinkedHashMap<>();
    private final Map<String, Sketch> byNoun = new LinkedHashMap<>();

    private Homes(Draft draft) {
        this.draft = draft;
    }

    static Homes of(Draft draft) {
        Homes homes = new Homes(draft);
        draft.sketches().stream().filter(homes::isHome).forEach(homes::add);
        return homes;
    }

    private void add(Sketch sketch) {
        for (TypeName name : JoinGroupsOfOneType.names(draft, sketch)) {
            byType.merge(name, sketch, Homes::nearer);
        }
        byNoun.merge(Words.key(sketch.literal()), sketch, Homes::nearer);
    }

    private boolean isHome(Sketch sketch) {
        return !sketch.singleton && sketch.isRead(draft);
    }

    private static Sketch nearer(Sketch one, Sketch other) {
        return other.items.get(0).parameters() < one.items.get(0).parameters() ? other : one;
    }

    /**
     * Whether things can be read or listed nearer to the root than in a collection, and are not just named there by their
     * identifiers too.
     */
    static boolean isOutside(Draft draft, Sketch home, PathTemplate collection) {
        boolean read = home.items.stream()
                .anyMatch(item -> item.parameters() <= collection.parameters()
                        && !item.parent().key().equals(collection.key())
                        && isHeld(draft, home, item, item.parent()));
        return read
                || home.collections.stream()
                        .anyMatch(other -> other.parameters() < collection.parameters()
                                && !isAlias(other, collection)
                                && isHeld(draft, home, other, other));
    }

    private static boolean isHeld(Draft draft, Sketch home, PathTemplate read, PathTemplate collection) {
        Route post = draft.routes.find("POST", collection);
        List<String> nouns = List.of(String.valueOf(collection.last().literal()), home.noun());
        return draft.routes.find("GET", read) != null
                && (post == null || TakenThings.alone(draft, post, nouns, draft.shape(home)) == null);
    }

    /** {@code /projects/default/resources} is one of {@code /projects/{id}/resources}. */
    private static boolean isAlias(PathTemplate one, PathTemplate collection) {
        if (one.size() != collection.size()) {
            return false;
        }
        for (int at = 0; at < one.size(); at++) {
            String said = collection.segments().get(at).literal();
            if (said != null && !said.equals(one.segments().get(at).literal())) {
                return false;
            }
        }
        return true;
    }

    /** Where what the path ends in lives, when that is not the path itself; else null. */
    @Nullable
    Sketch of(PathTemplate item) {
        Sketch here = draft.at(item);
        if (here == null) {
            return named(item);
        }
        boolean elsewhere = isHome(here) && here.items.stream().anyMatch(other -> isNearer(other, item));
        return elsewhere ? here : ofType(here, item);
    }

    /** Another path of the same things, nearer to the root, at which one is read. */
    private boolean isNearer(PathTemplate other, PathTemplate item) {
        return other.parameters() < item.parameters() && draft.routes.find("GET", other) != null;
    }

    /** A reply may show what something is tied to instead of what is tied, so that only a list tells of things of one kind. */
    private @Nullable Sketch ofType(Sketch here, PathTemplate item) {
        PathTemplate holder = item.enclosingItem(item.size() - 1);
        for (TypeName name : JoinGroupsOfOneType.names(draft, here)) {
            Sketch home = byType.get(name);
            boolean other = holder == null || draft.at(holder) != home;
            if (home != null && home != here && (other || isListed(here, name))) {
                return home;
            }
        }
        return null;
    }

    private boolean isListed(Sketch here, TypeName name) {
        return here.collections.stream()
                .map(collection -> draft.listed(collection, here.literal()))
                .anyMatch(place ->
                        place != null && draft.shapes.names(place.type()).contains(name));
    }

    private @Nullable Sketch named(PathTemplate item) {
        String parameter = String.valueOf(item.last().parameter());
        String noun = TieParentParameters.nounOf(parameter, " ");
        List<String> words = Words.of(noun);
        String last = words.isEmpty() ? "" : words.get(words.size() - 1);
        for (String name : List.of(noun, parameter, last, item.parent().last().literal())) {
            Sketch home = byNoun.get(Words.key(name));
            if (home != null) {
                return home;
            }
        }
        return null;
    }
}
