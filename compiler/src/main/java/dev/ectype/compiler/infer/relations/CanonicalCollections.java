package dev.ectype.compiler.infer.relations;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.resources.JoinGroupsOfOneType;
import dev.ectype.compiler.ir.type.TypeName;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the main collection of instances that nested paths refer to, by type and by noun. Only resources with a read
 * operation qualify.
 */
final class CanonicalCollections {
    private final ModelDraft draft;
    private final Map<TypeName, ResourceDraft> byType = new LinkedHashMap<>();
    private final Map<String, ResourceDraft> byNoun = new LinkedHashMap<>();
    private final Map<String, Set<ResourceDraft>> byParameter = new LinkedHashMap<>();

    private CanonicalCollections(ModelDraft draft) {
        this.draft = draft;
    }

    static CanonicalCollections of(ModelDraft draft) {
        CanonicalCollections collections = new CanonicalCollections(draft);
        draft.resources().stream().filter(collections::isCanonical).forEach(collections::add);
        return collections;
    }

    private void add(ResourceDraft resource) {
        for (TypeName name : JoinGroupsOfOneType.names(draft, resource)) {
            byType.merge(name, resource, CanonicalCollections::nearer);
        }
        byNoun.merge(NameWords.key(resource.literal()), resource, CanonicalCollections::nearer);
        for (SegmentedPath item : resource.items) {
            if (item.endsWithParameter()) {
                String parameter = String.valueOf(item.last().parameter());
                byParameter
                        .computeIfAbsent(parameter, name -> new LinkedHashSet<>())
                        .add(resource);
            }
        }
    }

    private boolean isCanonical(ResourceDraft resource) {
        return !resource.singleton && resource.isRead(draft);
    }

    private static ResourceDraft nearer(ResourceDraft one, ResourceDraft other) {
        return other.items.get(0).parameters() < one.items.get(0).parameters() ? other : one;
    }

    /**
     * Returns whether instances can be read or listed nearer to the root than in the given collection. A path that only
     * accepts their identifiers does not count.
     */
    static boolean isOutside(ModelDraft draft, ResourceDraft canonical, SegmentedPath collection) {
        boolean read = canonical.items.stream()
                .anyMatch(item -> item.parameters() <= collection.parameters()
                        && !item.parent().key().equals(collection.key())
                        && storesInstances(draft, canonical, item, item.parent()));
        return read
                || canonical.collections.stream()
                        .anyMatch(other -> other.parameters() < collection.parameters()
                                && !isAlias(other, collection)
                                && storesInstances(draft, canonical, other, other));
    }

    private static boolean storesInstances(
            ModelDraft draft, ResourceDraft canonical, SegmentedPath read, SegmentedPath collection) {
        OperationRoute post = draft.routes.find("POST", collection);
        List<String> nouns = List.of(String.valueOf(collection.last().literal()), canonical.noun());
        return draft.routes.find("GET", read) != null
                && (post == null || ListEditItems.onlyIdentifiers(draft, post, nouns, draft.shape(canonical)) == null);
    }

    /**
     * Returns whether one path is a special case of another: {@code /projects/default/resources} of
     * {@code /projects/{id}/resources}.
     */
    private static boolean isAlias(SegmentedPath one, SegmentedPath collection) {
        if (one.size() != collection.size()) {
            return false;
        }
        for (int at = 0; at < one.size(); at++) {
            String literal = collection.segments().get(at).literal();
            if (literal != null && !literal.equals(one.segments().get(at).literal())) {
                return false;
            }
        }
        return true;
    }

    /** Returns the main resource of a path's last parameter, or null if the path itself is its main path. */
    @Nullable
    ResourceDraft of(SegmentedPath item) {
        ResourceDraft direct = draft.at(item);
        if (direct == null) {
            ResourceDraft named = named(item);
            ResourceDraft listed = named == null ? draft.at(item.parent()) : null;
            return listed == null ? named : extended(listed, item);
        }
        boolean elsewhere = isCanonical(direct) && direct.items.stream().anyMatch(other -> isNearer(other, item));
        if (elsewhere) {
            return direct;
        }
        ResourceDraft typed = ofType(direct, item);
        return typed == null ? extended(direct, item) : typed;
    }

    /** Returns whether another path with a read operation is nearer to the root. */
    private boolean isNearer(SegmentedPath other, SegmentedPath item) {
        return other.parameters() < item.parameters() && draft.routes.find("GET", other) != null;
    }

    /**
     * Returns the main resource with the same type. A reply may contain the owner instead of the member, so the owner's
     * type counts only if a list contains it.
     */
    private @Nullable ResourceDraft ofType(ResourceDraft direct, SegmentedPath item) {
        SegmentedPath parent = item.enclosingItem(item.size() - 1);
        for (TypeName name : JoinGroupsOfOneType.names(draft, direct)) {
            ResourceDraft canonical = byType.get(name);
            boolean other = parent == null || draft.at(parent) != canonical;
            if (canonical != null && canonical != direct && (other || isListed(direct, name))) {
                return canonical;
            }
        }
        return null;
    }

    /**
     * Returns the only resource that a parameter of the same name identifies and whose type a list extends by members of the
     * membership: a collaborator is a user with a role.
     */
    private @Nullable ResourceDraft extended(ResourceDraft direct, SegmentedPath item) {
        String parameter = String.valueOf(item.last().parameter());
        ResourceDraft only = null;
        for (ResourceDraft canonical : byParameter.getOrDefault(parameter, new LinkedHashSet<>())) {
            boolean same = canonical != direct
                    && draft.shape(direct).isShortFormOf(draft.shape(canonical))
                    && canonical.items.stream()
                            .anyMatch(other -> isNearer(other, item)
                                    && parameter.equals(other.last().parameter()));
            if (same && only != null) {
                return null;
            }
            only = same ? canonical : only;
        }
        return only;
    }

    private boolean isListed(ResourceDraft direct, TypeName name) {
        return direct.collections.stream()
                .map(collection -> draft.listedItems(collection, direct.literal()))
                .anyMatch(place ->
                        place != null && draft.shapes.names(place.type()).contains(name));
    }

    private @Nullable ResourceDraft named(SegmentedPath item) {
        String parameter = String.valueOf(item.last().parameter());
        String noun = IdentifierWords.nounOf(parameter, " ");
        List<String> words = NameWords.of(noun);
        String last = words.isEmpty() ? "" : words.get(words.size() - 1);
        for (String name : List.of(noun, parameter, last, item.parent().last().literal())) {
            ResourceDraft canonical = byNoun.get(NameWords.key(name));
            if (canonical != null) {
                return canonical;
            }
        }
        return null;
    }
}
