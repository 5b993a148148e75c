package dev.ectype.compiler.infer.relations;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.resource.ListEditKind;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes how an operation changes a list of an instance.
 *
 * @param resource the resource with the list
 * @param item the path of an instance
 * @param noun the noun of the list's items
 * @param items the items that the request adds or removes
 */
record ListEdit(ResourceDraft resource, SegmentedPath item, ListEditKind edit, String noun, ListEditItems items) {
    private static final List<String> METHODS = List.of("POST", "PUT", "PATCH", "DELETE");
    private static final List<String> ADDS = List.of("add", "attach", "assign", "append", "insert", "link", "include");
    private static final List<String> BEFORE_OWNER = List.of("to", "from", "on", "of", "in", "for");
    private static final List<String> REMOVES = List.of("remove", "detach", "unassign", "unlink", "exclude", "delete");

    /**
     * Reads a list edit from a path such as {@code /tasks/{id}/addTag}, or from a method at {@code /tasks/{id}/tags};
     * else null.
     */
    static @Nullable ListEdit of(ModelDraft draft, OperationRoute route) {
        SegmentedPath path = route.path();
        SegmentedPath item = path.endsWithLiteral() && path.size() > 1 ? path.parent() : null;
        ResourceDraft resource = item == null || !item.endsWithParameter() ? null : draft.at(item);
        if (item == null
                || resource == null
                || resource.singleton
                || !METHODS.contains(route.method())
                || !isBound(draft, route, resource)) {
            return null;
        }
        String literal = String.valueOf(path.last().literal());
        ListEdit byVerb = fromVerb(draft, route, resource, item, literal);
        return byVerb == null ? fromCollection(draft, route, resource, item, literal) : byVerb;
    }

    private static boolean isBound(ModelDraft draft, OperationRoute route, ResourceDraft resource) {
        return draft.parameterBindings(route.endpoint().id()).stream()
                .anyMatch(binding -> binding.resource().equals(resource.resourceName()));
    }

    private static @Nullable ListEdit fromVerb(
            ModelDraft draft, OperationRoute route, ResourceDraft resource, SegmentedPath item, String literal) {
        List<String> words = NameWords.of(literal);
        boolean adds = words.size() > 1 && ADDS.contains(words.get(0));
        boolean named = adds || words.size() > 1 && REMOVES.contains(words.get(0));
        Role role = draft.role(route.endpoint().id());
        boolean free = draft.at(route.path()) == null && (role == null || role instanceof Role.CustomAction);
        if (!named || !free) {
            return null;
        }
        // addLabelsToTask adds labels.
        boolean to = words.size() > 2 && BEFORE_OWNER.contains(words.get(words.size() - 1));
        String noun = String.join("_", words.subList(1, words.size() - (to ? 1 : 0)));
        ListEditItems items = ListEditItems.of(draft, route, noun);
        return items == null
                ? null
                : new ListEdit(resource, item, adds ? ListEditKind.ADD : ListEditKind.REMOVE, noun, items);
    }

    /**
     * Reads a list edit from an operation at the list's own path with only identifiers of existing instances in its
     * body.
     */
    private static @Nullable ListEdit fromCollection(
            ModelDraft draft, OperationRoute route, ResourceDraft resource, SegmentedPath item, String noun) {
        OperationRoute listing = draft.routes.find("GET", route.path());
        ResourceName listed = listing != null && draft.role(listing.endpoint().id()) instanceof Role.ListAll all
                ? all.resource()
                : null;
        ResourceDraft target = listed == null ? null : draft.findByName(listed);
        ListEditItems items = target == null || !CanonicalCollections.isOutside(draft, target, route.path())
                ? null
                : ListEditItems.onlyIdentifiers(draft, route, List.of(noun, target.noun()), draft.shape(target));
        return items == null ? null : new ListEdit(resource, item, edit(draft, route, items), noun, items);
    }

    /**
     * Returns the edit that a method makes. {@code PUT} with a list replaces the list, unless the operation's name says
     * that it adds.
     */
    private static ListEditKind edit(ModelDraft draft, OperationRoute route, ListEditItems items) {
        if (route.method().equals("DELETE")) {
            return ListEditKind.REMOVE;
        }
        List<String> words = NameWords.of(route.endpoint().id().value());
        boolean adds =
                !words.isEmpty() && ADDS.contains(words.get(0)) && draft.routes.find("POST", route.path()) == null;
        return route.method().equals("PUT") && items.listed() && !adds ? ListEditKind.REPLACE : ListEditKind.ADD;
    }
}
