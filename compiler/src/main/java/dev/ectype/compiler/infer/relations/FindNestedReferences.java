package dev.ectype.compiler.infer.relations;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.RelationshipChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.identity.ResourcesByNoun;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonText;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Recognises references inside of objects: {@code billing.customer_id}, {@code spec.nodeRef} with the name of a node, and
 * objects that consist of an identifier and a constant with the name of the resource, such as
 * {@code {type: people, id: "9"}}, alone or in a list.
 */
public final class FindNestedReferences implements InferenceRule {
    private static final int DEEPEST = 3;

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Search search = new Search(draft);
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : draft.resources()) {
            search.below(resource, draft.shape(resource), MemberPath.ROOT, proposals);
        }
        return proposals;
    }

    /** A target with the evidence for it. */
    private record Found(ResourceDraft to, int confidence, String evidence) {}

    /** Searches the stored types of a description. */
    private final class Search {
        private final ModelDraft draft;
        private final ResourcesByNoun byNoun = new ResourcesByNoun();
        private final Set<TypeName> stored = new LinkedHashSet<>();
        private final Set<List<String>> known = new LinkedHashSet<>();

        Search(ModelDraft draft) {
            this.draft = draft;
            for (ResourceDraft resource : draft.resources()) {
                stored.addAll(draft.shapes.names(resource.storedType()));
                if (!resource.singleton && resource.idMember != null) {
                    byNoun.add(resource);
                }
            }
            for (Relationship relationship : draft.relationships()) {
                if (relationship.member() != null) {
                    known.add(List.of(relationship.from().value(), relationship.member()));
                }
            }
        }

        void below(ResourceDraft from, ObjectShape shape, MemberPath at, List<Proposal> proposals) {
            for (ObjectMember member : shape.members().values()) {
                MemberPath path = at.then(member.name());
                TypeRef items = draft.shapes.items(member.type());
                TypeRef one = items == null ? member.type() : items;
                boolean free = !known.contains(List.of(from.resourceName().value(), path.dots()))
                        && !(at.isRoot()
                                && (member.name().equals(from.idMember) || from.hasIdentifierIn(member.name())));
                Found found = free ? found(from, member, one, at.isRoot()) : null;
                if (found != null) {
                    proposals.add(proposal(from, path, items != null, found));
                } else if (free && items == null && path.names().size() < DEEPEST && !isInstance(one)) {
                    below(from, draft.shapes.shape(one), path, proposals);
                }
            }
        }

        private boolean isInstance(TypeRef type) {
            return draft.shapes.names(type).stream().anyMatch(stored::contains);
        }

        private @Nullable Found found(ResourceDraft from, ObjectMember member, TypeRef type, boolean top) {
            ObjectShape shape = draft.shapes.shape(type);
            ResourceDraft to = isInstance(type) ? null : linked(from, shape);
            if (to != null) {
                return new Found(
                        to, 80, "its objects have the identifier and a constant with the name of the resource");
            }
            to = top ? null : named(from, member, type, shape);
            return to == null ? null : new Found(to, 65, "the member inside of an object is named after the resource");
        }

        /** Returns the resource that a constant of an object with an identifier names, or null. */
        private @Nullable ResourceDraft linked(ResourceDraft from, ObjectShape shape) {
            for (ObjectMember member : shape.members().values()) {
                String constant = constant(member.type());
                ResourceDraft to = constant == null ? null : byNoun.nearest(NameWords.key(constant), from.path());
                if (to != null && to.idMember != null && shape.has(to.idMember)) {
                    return to;
                }
            }
            return null;
        }

        private @Nullable String constant(TypeRef type) {
            return draft.shapes.core(type) instanceof EnumType choice
                            && choice.values().size() == 1
                            && choice.values().get(0) instanceof JsonText text
                    ? text.text()
                    : null;
        }

        /** Returns the resource that a name such as {@code customer_id} or {@code nodeRef} means, or null. */
        private @Nullable ResourceDraft named(
                ResourceDraft from, ObjectMember member, TypeRef type, ObjectShape shape) {
            List<String> words = NameWords.of(member.name());
            int last = words.size() - 1;
            boolean scalar = last > 0
                    && IdentifierWords.IDENTIFIERS.contains(words.get(last))
                    && draft.shapes.mayBeScalar(type)
                    && !(draft.shapes.core(type) instanceof EnumType);
            boolean object = last > 0 && IdentifierWords.isReference(words.get(last)) && !shape.isEmpty();
            ResourceDraft to = scalar || object
                    ? byNoun.nearest(NameWords.key(String.join("", words.subList(0, last))), from.path())
                    : null;
            boolean identifies = to != null && to != from && to.idMember != null && (scalar || shape.has(to.idMember));
            return identifies ? to : null;
        }
    }

    private Proposal proposal(ResourceDraft from, MemberPath path, boolean several, Found found) {
        ResourceName name = from.resourceName();
        Relationship.Kind kind = several ? Relationship.Kind.MEMBERSHIP : Relationship.Kind.REFERENCE;
        Relationship relationship =
                new Relationship(name + "." + path.dots(), name, found.to().resourceName(), kind, path.dots());
        return proposal(new RelationshipChange.AddRelationship(relationship), found.confidence(), found.evidence());
    }
}
