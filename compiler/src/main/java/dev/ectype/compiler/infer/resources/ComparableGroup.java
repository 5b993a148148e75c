package dev.ectype.compiler.infer.resources;

import dev.ectype.compiler.infer.draft.CreationRoutes;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.PayloadLocations;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.IdentifierMembers;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeName;
import java.util.Collections;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A group with the values that comparisons with many other groups need. */
final class ComparableGroup {
    final ResourceDraft resource;
    final String noun;
    final Set<TypeName> names;
    final ObjectShape shape;
    final boolean read;

    private final ModelDraft draft;
    private final @Nullable SegmentedPath parentItem;
    private final @Nullable ResourceDraft parent;
    private @Nullable Boolean creating;
    private @Nullable Boolean named;
    private @Nullable Boolean namedByIdentifier;

    ComparableGroup(ModelDraft draft, ResourceDraft resource, Set<TypeName> names) {
        this.draft = draft;
        this.resource = resource;
        this.noun = NameWords.key(resource.literal());
        this.names = names;
        this.shape = draft.shape(resource);
        this.read = resource.isRead(draft);
        this.parentItem = resource.items.isEmpty() ? null : parentItem(resource.items.get(0));
        this.parent = parentItem == null ? null : draft.at(parentItem);
    }

    private static @Nullable SegmentedPath parentItem(SegmentedPath item) {
        return item.enclosingItem(item.size() - 1);
    }

    boolean sharesTypeWith(ComparableGroup other) {
        return !Collections.disjoint(names, other.names);
    }

    /** Returns whether its items are a short form of the other group's, and it has no item paths. */
    boolean isShortFormOf(ComparableGroup other) {
        return resource.items.isEmpty() && shape.isShortFormOf(other.shape);
    }

    /** Returns the parent if it has a list of the group's name, nothing reads the group, and its writes return the parent; else null. */
    @Nullable
    ResourceDraft writtenParent() {
        ResourceDraft above = parent;
        ObjectMember list = above == null ? null : draft.shape(above).like(resource.literal());
        boolean lists = list != null && draft.shapes.items(list.type()) != null && !resource.singleton;
        return above != null
                        && lists
                        && Stream.concat(resource.collections.stream(), resource.items.stream())
                                .flatMap(path -> draft.routes.at(path).stream())
                                .allMatch(route -> !route.method().equals("GET")
                                        && PayloadLocations.certainlyContains(draft, above, route.endpoint()))
                ? above
                : null;
    }

    /**
     * Returns the parent if the parameter of the items has the name of the parent's with a number, and both have the same type,
     * as in {@code /folders/{folder-id}/children/{folder-id1}}; else null.
     */
    @Nullable
    ResourceDraft numberedParent() {
        String own = resource.idParameter();
        String outer = parent == null ? null : parent.idParameter();
        if (parent == null || own == null || outer == null) {
            return null;
        }
        boolean numbered = own.startsWith(outer)
                && own.length() > outer.length()
                && own.substring(outer.length()).chars().allMatch(Character::isDigit);
        return numbered && !Collections.disjoint(names, JoinGroupsOfOneType.names(draft, parent)) ? parent : null;
    }

    /**
     * Returns whether the groups have different parents and client-chosen names, which are unique only below a parent.
     */
    boolean isOfAnotherThan(ComparableGroup other) {
        if (resource.items.isEmpty() || other.resource.items.isEmpty()) {
            return false;
        }
        boolean known = parent != null && other.parent != null;
        boolean apart =
                known ? parent != other.parent : !Objects.equals(parentItem, other.parentItem) && other.isCreating();
        return apart && isNamedByClients(known);
    }

    private boolean isCreating() {
        Boolean known = creating;
        if (known == null) {
            known = !CreationRoutes.routes(draft, resource).isEmpty();
            creating = known;
        }
        return known;
    }

    private boolean isNamedByClients(boolean evenByIdentifier) {
        Boolean known = evenByIdentifier ? namedByIdentifier : named;
        if (known != null) {
            return known;
        }
        String member = draft.idMembers.of(shape, resource.noun(), resource.idParameter());
        ObjectMember bodyMember =
                member == null ? null : CreationRoutes.body(draft, resource).member(member);
        boolean clientNamed = bodyMember != null && !IdentifierMembers.isIdentifierName(bodyMember.name());
        named = clientNamed;
        namedByIdentifier = clientNamed || bodyMember != null && bodyMember.required();
        return evenByIdentifier ? clientNamed || bodyMember != null && bodyMember.required() : clientNamed;
    }
}
