package dev.ectype.compiler.infer.relations;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.identity.CurrentUserAlias;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.RequestedItems;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.noun.Nouns;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Describes the items that a request body adds to a list or removes from it.
 *
 * @param noun the noun of the items
 * @param at the location of one or several identifiers in the body
 * @param listed whether the identifiers are in a list
 * @param currentUserAlias the word that stands for the current user, or null
 */
record ListEditItems(
        String noun,
        MemberPath at,
        boolean listed,
        @Nullable String currentUserAlias) {
    private static final List<String> ENDINGS = List.of("", "id", "gid", "uuid", "uri", "ids", "gids", "uuids", "uris");

    /** Finds the identifiers of a noun in the body, or in the only object in it. */
    static @Nullable ListEditItems of(ModelDraft draft, OperationRoute route, String noun) {
        TypeRef body = Payloads.bodyType(route.endpoint());
        if (body == null) {
            return null;
        }
        ObjectShape shape = draft.shapes.shape(body);
        ListEditItems direct = in(draft, shape, MemberPath.ROOT, noun);
        if (direct != null || shape.members().size() != 1) {
            return direct;
        }
        ObjectMember only = shape.members().values().iterator().next();
        ObjectShape inner = draft.shapes.shape(only.type());
        boolean wraps = draft.shapes.items(only.type()) == null && !inner.isEmpty();
        return wraps ? in(draft, inner, MemberPath.of(only.name()), noun) : null;
    }

    /**
     * Finds the identifiers in a body without other members of the resource: a list of identifiers, or an object with
     * one.
     */
    static @Nullable ListEditItems onlyIdentifiers(
            ModelDraft draft, OperationRoute route, List<String> nouns, ObjectShape instanceShape) {
        TypeRef body = Payloads.bodyType(route.endpoint());
        TypeRef items = body == null ? null : draft.shapes.items(body);
        if (items != null) {
            boolean names =
                    draft.shapes.mayBeScalar(items) && draft.shapes.shape(items).isEmpty();
            return names ? new ListEditItems(nouns.get(0), MemberPath.ROOT, true, null) : null;
        }
        ListEditItems identifiers = nouns.stream()
                .map(noun -> of(draft, route, noun))
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
        if (identifiers == null || identifiers.at().names().size() > 1) {
            return null;
        }
        String name = identifiers.at().names().get(0);
        boolean hasOther = draft.shapes.shape(body).members().values().stream()
                .anyMatch(other -> !other.name().equals(name) && sharesMembers(draft, other, instanceShape));
        return hasOther ? null : identifiers;
    }

    /** Returns whether a body member is a member of the resource or contains whole instances. */
    private static boolean sharesMembers(ModelDraft draft, ObjectMember member, ObjectShape instanceShape) {
        TypeRef items = draft.shapes.items(member.type());
        ObjectShape held = draft.shapes.shape(items == null ? member.type() : items);
        return instanceShape.has(member.name()) || held.shared(instanceShape) > 1;
    }

    private static @Nullable ListEditItems in(ModelDraft draft, ObjectShape shape, MemberPath at, String noun) {
        String one = NameWords.key(noun);
        String several = NameWords.bare(noun);
        for (ObjectMember member : shape.members().values()) {
            String bare = NameWords.bare(member.name());
            boolean named = isEnded(Nouns.singular(bare), one) || isEnded(bare, one) || isEnded(bare, several);
            TypeRef items = draft.shapes.items(member.type());
            boolean scalar = draft.shapes.mayBeScalar(items == null ? member.type() : items);
            if (named && scalar) {
                String description = draft.shapes.core(member.type()).notes().description();
                String alias = CurrentUserAlias.find(
                        description == null ? member.type().notes().description() : description);
                return new ListEditItems(noun, at.then(member.name()), items != null, alias);
            }
        }
        return null;
    }

    private static boolean isEnded(String name, String noun) {
        return name.startsWith(noun) && ENDINGS.contains(name.substring(noun.length()));
    }

    /**
     * Converts to the items of a role.
     *
     * @param resource the resource of the items, or null if unknown
     */
    RequestedItems toRole(@Nullable ResourceName resource) {
        return new RequestedItems(resource, at, listed, currentUserAlias);
    }

    /** Returns the resource of a list's elements, or null if unknown. */
    @Nullable
    ResourceName among(ModelDraft draft, ResourceDraft owner, ObjectMember list) {
        for (Relationship known : draft.relationships()) {
            boolean matches =
                    known.from().equals(owner.resourceName()) && list.name().equals(known.member());
            if (matches && known.kind() != Relationship.Kind.PIECES) {
                return known.to();
            }
        }
        TypeRef items = draft.shapes.items(list.type());
        for (TypeName name : items == null ? List.<TypeName>of() : draft.shapes.names(items)) {
            ResourceDraft named = byTypeName(draft, name);
            if (named != null) {
                return named.resourceName();
            }
        }
        return null;
    }

    /** Returns the resource with the noun that a type name begins with: {@code UserCompact} is a user. */
    private static @Nullable ResourceDraft byTypeName(ModelDraft draft, TypeName name) {
        List<String> words = NameWords.of(name.value());
        for (int size = words.size(); size > 0; size--) {
            String key = NameWords.key(String.join("", words.subList(0, size)));
            for (ResourceDraft resource : draft.resources()) {
                if (!resource.singleton
                        && !resource.items.isEmpty()
                        && NameWords.key(resource.noun()).equals(key)) {
                    return resource;
                }
            }
        }
        return null;
    }
}
