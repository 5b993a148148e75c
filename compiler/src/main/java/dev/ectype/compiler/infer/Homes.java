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
        return !sketch.singleton && sketch.items.stream().anyMatch(item -> draft.routes.find("GET", item) != null);
    }

    private static Sketch nearer(Sketch one, Sketch other) {
        return other.items.get(0).parameters() < one.items.get(0).parameters() ? other : one;
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

    /** A reply may show what something is tied to instead of what is tied, so that counts for nothing. */
    private @Nullable Sketch ofType(Sketch here, PathTemplate item) {
        PathTemplate holder = item.enclosingItem(item.size() - 1);
        for (TypeName name : JoinGroupsOfOneType.names(draft, here)) {
            Sketch home = byType.get(name);
            if (home != null && home != here && (holder == null || draft.at(holder) != home)) {
                return home;
            }
        }
        return null;
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
