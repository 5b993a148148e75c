package dev.ectype.compiler.infer.resources;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Recognises singletons such as {@code /users/me} as the current user among the instances of another resource. The same
 * instance is also available under its identifier.
 */
public final class FindCurrentUserPaths implements InferenceRule {
    /** Words that always mean the current user. */
    private static final List<String> ANYWHERE = List.of("me", "whoami", "currentuser", "viewer");

    /** Words that mean the current user only beside a collection of similar instances. */
    private static final List<String> BESIDE_OTHERS = List.of("me", "self", "current", "currentuser", "whoami");

    private static final List<String> PERSONS = List.of("user", "person", "people", "member", "account", "profile");

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft singleton : draft.resources()) {
            SegmentedPath path = singleton.path();
            boolean atRoot = singleton.singleton && path.parameters() == 0 && singleton.collections.size() == 1;
            ResourceDraft resource = atRoot ? resourceOf(draft, singleton, path) : null;
            if (resource != null) {
                String evidence =
                        "it returns the type of " + resource.items.get(0).key() + " for the current user";
                proposals.add(proposal(new ModelChange.AddCurrentUserPath(path, resource.key), 80, evidence));
                TypeRef complete = moreComplete(draft, singleton, resource);
                if (complete != null) {
                    ModelChange store = new ModelChange.SetType(resource.key, complete, resource.tombstone);
                    proposals.add(proposal(store, 80, "GET " + path.key() + " returns more of its members"));
                }
            }
        }
        return proposals;
    }

    private static @Nullable ResourceDraft resourceOf(ModelDraft draft, ResourceDraft singleton, SegmentedPath path) {
        String word = NameWords.bare(path.last().literal());
        ResourceDraft beside = path.size() > 1 ? draft.at(path.parent()) : null;
        if (beside != null && !beside.singleton) {
            return BESIDE_OTHERS.contains(word) && isSimilar(draft, singleton, beside) ? beside : null;
        }
        ResourceDraft found = null;
        for (ResourceDraft other : draft.resources()) {
            String noun = NameWords.key(other.noun());
            boolean person = !other.singleton && PERSONS.contains(noun);
            // Of /users/{login} and /user, the second means one of the first.
            boolean named = ANYWHERE.contains(word) || word.equals(noun);
            if (person && named && isSimilar(draft, singleton, other)) {
                if (found != null) {
                    return null;
                }
                found = other;
            }
        }
        return found;
    }

    /** Returns whether the other resource has a read path with one parameter and a similar type. */
    private static boolean isSimilar(ModelDraft draft, ResourceDraft singleton, ResourceDraft other) {
        boolean read =
                other.items.stream().anyMatch(item -> item.parameters() == 1 && draft.routes.find("GET", item) != null);
        ObjectShape one = draft.shape(singleton);
        ObjectShape many = draft.shape(other);
        boolean same = draft.shapes.names(singleton.storedType()).stream()
                .anyMatch(draft.shapes.names(other.storedType())::contains);
        int least = Math.min(one.members().size(), many.members().size());
        String id = draft.idMembers.of(many, other.noun(), other.idParameter());
        return read && (same || id != null && one.has(id) && 2 * one.shared(many) > least);
    }

    /** Returns the singleton's type if it has all members of the other type and more, or null. */
    private static @Nullable TypeRef moreComplete(ModelDraft draft, ResourceDraft singleton, ResourceDraft resource) {
        ObjectShape one = draft.shape(singleton);
        ObjectShape many = draft.shape(resource);
        boolean more = one.members().size() > many.members().size() && many.isPartOf(one);
        return more && resource.tombstone == null ? singleton.storedType() : null;
    }
}
