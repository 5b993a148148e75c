package dev.ectype.compiler.infer.relations;

import dev.ectype.compiler.infer.draft.CreationRoutes;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.RelationshipChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.identity.ResourcesByNoun;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Recognises members that are named after a resource, or that may contain it whole, as references to it. */
public final class ProposeReference implements InferenceRule {
    private static final List<String> ID_WORDS = List.of("id", "ids", "gid", "uuid", "key", "slug", "number");

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        ResourcesByNoun byNoun = new ResourcesByNoun();
        Map<TypeName, List<ResourceDraft>> byType = new LinkedHashMap<>();
        for (ResourceDraft resource : draft.resources()) {
            if (!resource.singleton) {
                byNoun.add(resource);
                draft.shapes
                        .names(resource.storedType())
                        .forEach(name -> byType.computeIfAbsent(name, key -> new ArrayList<>())
                                .add(resource));
            }
        }
        Map<TypeName, List<ResourceDraft>> byIdType = byIdType(draft);
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : draft.resources()) {
            for (ObjectMember member : draft.shape(resource).members().values()) {
                Proposal proposal = proposal(draft, resource, member, byNoun, byType, byIdType);
                if (proposal != null) {
                    proposals.add(proposal);
                }
            }
            sent(draft, resource, byNoun, proposals);
        }
        return proposals;
    }

    /** Adds the references that only the body of a creation contains. The emulator stores what clients send. */
    private void sent(ModelDraft draft, ResourceDraft from, ResourcesByNoun byNoun, List<Proposal> proposals) {
        for (ObjectMember member : CreationRoutes.sentMembers(draft, from)) {
            ResourceDraft to =
                    draft.shapes.mayBeScalar(member.type()) ? named(draft, from, member, member.type(), byNoun) : null;
            if (to != null && to != from && !member.name().equals(from.idMember)) {
                String evidence = "the body of the creation contains the member, which is named after the resource";
                proposals.add(reference(from, to, member, Relationship.Kind.REFERENCE, 70, evidence));
            }
        }
    }

    private Proposal reference(
            ResourceDraft from,
            ResourceDraft to,
            ObjectMember member,
            Relationship.Kind kind,
            int confidence,
            String evidence) {
        ResourceName child = from.resourceName();
        Relationship relationship =
                new Relationship(child + "." + member.name(), child, to.resourceName(), kind, member.name());
        return proposal(new RelationshipChange.AddRelationship(relationship), confidence, evidence);
    }

    private @Nullable Proposal proposal(
            ModelDraft draft,
            ResourceDraft from,
            ObjectMember member,
            ResourcesByNoun byNoun,
            Map<TypeName, List<ResourceDraft>> byType,
            Map<TypeName, List<ResourceDraft>> byIdType) {
        TypeRef items = draft.shapes.items(member.type());
        TypeRef one = items == null ? member.type() : items;
        ResourceDraft to = expandable(draft, member, one, byType);
        String evidence = "the member can contain the whole instance";
        if (to == null) {
            to = named(draft, from, member, one, byNoun);
            evidence = "the member is named after the resource";
        }
        if (to == null) {
            to = identified(draft, from, one, byIdType);
            evidence = "the type of the member is used only for identifiers of the resource";
        }
        if (to == null || member.name().equals(from.idMember)) {
            return null;
        }
        Relationship.Kind kind = items == null ? Relationship.Kind.REFERENCE : Relationship.Kind.MEMBERSHIP;
        return reference(from, to, member, kind, 75, evidence);
    }

    /** Returns the resource of a union of an identifier and a stored type, or null. */
    private static @Nullable ResourceDraft expandable(
            ModelDraft draft, ObjectMember member, TypeRef type, Map<TypeName, List<ResourceDraft>> byType) {
        if (!draft.shapes.mayBeScalar(type)) {
            return null;
        }
        for (TypeRef variant : draft.shapes.variants(type)) {
            for (TypeName name : draft.shapes.names(variant)) {
                List<ResourceDraft> resources = byType.getOrDefault(name, List.of());
                if (!resources.isEmpty()) {
                    return preferred(resources, member.name(), name.value());
                }
            }
        }
        return null;
    }

    /** Returns the resource with the noun of the member or else of the type: others show the same instances. */
    private static ResourceDraft preferred(List<ResourceDraft> resources, String... names) {
        for (String name : names) {
            for (ResourceDraft each : resources) {
                if (NameWords.key(each.literal()).equals(NameWords.key(name))) {
                    return each;
                }
            }
        }
        return resources.get(0);
    }

    /**
     * Returns the resource that a member is named after if it holds an identifier or a short form with the identifier,
     * or null.
     */
    private static @Nullable ResourceDraft named(
            ModelDraft draft, ResourceDraft from, ObjectMember member, TypeRef type, ResourcesByNoun byNoun) {
        List<String> words = NameWords.of(member.name());
        String last = words.isEmpty() ? "" : words.get(words.size() - 1);
        String first = words.isEmpty() ? "" : String.join("", words.subList(0, words.size() - 1));
        ResourceDraft owner = first.isEmpty() ? null : byNoun.nearest(NameWords.key(first), from.path());
        // An identifier of another name ends the member, too: accountSid, where accounts have a sid.
        boolean own = owner != null
                && owner.idMember != null
                && NameWords.bare(owner.idMember).equals(last);
        boolean identifies = !first.isEmpty() && (own || ID_WORDS.contains(last));
        ResourceDraft to = identifies ? owner : byNoun.nearest(NameWords.key(String.join("", words)), from.path());
        if (to == null || to.idMember == null || !identifies && isCount(draft, member)) {
            return null;
        }
        boolean holds = draft.shapes.shape(type).has(to.idMember);
        boolean scalar = draft.shapes.mayBeScalar(type) && (identifies || draft.shapes.items(member.type()) == null);
        return holds || scalar && !isPlainWord(draft, type) ? to : null;
    }

    /** Returns whether a member is a number with a plural name, such as {@code comments}, which counts instances. */
    private static boolean isCount(ModelDraft draft, ObjectMember member) {
        List<String> words = NameWords.of(member.name());
        String last = words.isEmpty() ? "" : words.get(words.size() - 1);
        return draft.shapes.core(member.type()) instanceof NumberType
                && !Nouns.singular(last).equals(last);
    }

    /** Returns the resources by the declared type of their identifiers. */
    private static Map<TypeName, List<ResourceDraft>> byIdType(ModelDraft draft) {
        Map<TypeName, List<ResourceDraft>> byIdType = new LinkedHashMap<>();
        for (ResourceDraft resource : draft.resources()) {
            ObjectMember id =
                    resource.idMember == null ? null : draft.shape(resource).member(resource.idMember);
            for (TypeName name : id == null ? List.<TypeName>of() : draft.shapes.names(id.type())) {
                byIdType.computeIfAbsent(name, key -> new ArrayList<>()).add(resource);
            }
        }
        return byIdType;
    }

    /** Returns the only resource with identifiers of the given declared type, or null. */
    private static @Nullable ResourceDraft identified(
            ModelDraft draft, ResourceDraft from, TypeRef type, Map<TypeName, List<ResourceDraft>> byIdType) {
        if (isPlainWord(draft, type)) {
            return null;
        }
        List<ResourceDraft> found = draft.shapes.names(type).stream()
                .flatMap(name -> byIdType.getOrDefault(name, List.of()).stream())
                .distinct()
                .toList();
        boolean one = found.size() == 1 && found.get(0) != from && !found.get(0).singleton;
        return one ? found.get(0) : null;
    }

    /** Returns whether a type is an enumeration, which is no identifier. */
    private static boolean isPlainWord(ModelDraft draft, TypeRef type) {
        return draft.shapes.core(type) instanceof dev.ectype.compiler.ir.type.EnumType;
    }
}
