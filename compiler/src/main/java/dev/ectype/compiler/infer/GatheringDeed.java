package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.Role.Gather.Deed;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an operation says that it does with a list of something.
 *
 * @param sketch what has the list
 * @param item the path of one of those
 * @param noun what is in the list
 * @param taken what the request names to be put in or taken out
 */
record GatheringDeed(Sketch sketch, PathTemplate item, Deed deed, String noun, TakenThings taken) {
    private static final List<String> METHODS = List.of("POST", "PUT", "PATCH", "DELETE");
    private static final List<String> ADDS = List.of("add", "attach", "assign", "append", "insert", "link", "include");
    private static final List<String> TAKES = List.of("remove", "detach", "unassign", "unlink", "exclude", "delete");

    /** What a path such as {@code /tasks/{id}/addTag} says, or a method at {@code /tasks/{id}/tags}; else null. */
    static @Nullable GatheringDeed of(Draft draft, Route route) {
        PathTemplate path = route.path();
        PathTemplate item = path.endsWithLiteral() && path.size() > 1 ? path.parent() : null;
        Sketch sketch = item == null || !item.endsWithParameter() ? null : draft.at(item);
        if (item == null
                || sketch == null
                || sketch.singleton
                || !METHODS.contains(route.method())
                || !isTied(draft, route, sketch)) {
            return null;
        }
        String literal = String.valueOf(path.last().literal());
        GatheringDeed called = called(draft, route, sketch, item, literal);
        return called == null ? put(draft, route, sketch, item, literal) : called;
    }

    private static boolean isTied(Draft draft, Route route, Sketch sketch) {
        return draft.ties(route.endpoint().id()).stream()
                .anyMatch(tie -> tie.resource().equals(sketch.named()));
    }

    private static @Nullable GatheringDeed called(
            Draft draft, Route route, Sketch sketch, PathTemplate item, String literal) {
        List<String> words = Words.of(literal);
        boolean adds = words.size() > 1 && ADDS.contains(words.get(0));
        boolean named = adds || words.size() > 1 && TAKES.contains(words.get(0));
        Role role = draft.role(route.endpoint().id());
        boolean free = draft.at(route.path()) == null && (role == null || role instanceof Role.Touch);
        if (!named || !free) {
            return null;
        }
        String noun = String.join("_", words.subList(1, words.size()));
        TakenThings taken = TakenThings.of(draft, route, noun);
        return taken == null ? null : new GatheringDeed(sketch, item, adds ? Deed.ADD : Deed.REMOVE, noun, taken);
    }

    /** What is done where the list itself lies with nothing but the names of what lives elsewhere. */
    private static @Nullable GatheringDeed put(
            Draft draft, Route route, Sketch sketch, PathTemplate item, String noun) {
        Route listing = draft.routes.find("GET", route.path());
        ResourceName listed = listing != null && draft.role(listing.endpoint().id()) instanceof Role.ListAll all
                ? all.resource()
                : null;
        Sketch home = listed == null ? null : draft.named(listed);
        TakenThings taken = home == null || !Homes.isOutside(draft, home, route.path())
                ? null
                : TakenThings.alone(draft, route, List.of(noun, home.noun()), draft.shape(home));
        return taken == null ? null : new GatheringDeed(sketch, item, deed(draft, route, taken), noun, taken);
    }

    /** {@code PUT} says all that is in a list, unless it is called an addition; one thing is never all of them. */
    private static Deed deed(Draft draft, Route route, TakenThings taken) {
        if (route.method().equals("DELETE")) {
            return Deed.REMOVE;
        }
        List<String> words = Words.of(route.endpoint().id().value());
        boolean adds =
                !words.isEmpty() && ADDS.contains(words.get(0)) && draft.routes.find("POST", route.path()) == null;
        return route.method().equals("PUT") && taken.listed() && !adds ? Deed.REPLACE : Deed.ADD;
    }
}
