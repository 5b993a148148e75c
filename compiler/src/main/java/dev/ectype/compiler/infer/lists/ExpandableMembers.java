package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.TypedPath;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds members that may hold an embedded instance instead of, or beside, its identifier. */
final class ExpandableMembers {
    private static final int MOST = 400;
    private static final int DEEPEST = 3;

    private final ModelDraft draft;
    private final Set<TypeName> stored = new LinkedHashSet<>();

    private ExpandableMembers(ModelDraft draft) {
        this.draft = draft;
        for (ResourceDraft resource : draft.resources()) {
            if (!resource.singleton) {
                stored.addAll(draft.shapes.names(resource.storedType()));
            }
        }
    }

    static ExpandableMembers in(ModelDraft draft) {
        return new ExpandableMembers(draft);
    }

    /** Returns the first such member of the stored type, the shallowest first, or null. */
    @Nullable
    MemberPath first(ResourceDraft resource) {
        Deque<TypedPath> open = new ArrayDeque<>();
        Set<TypeName> seen = new LinkedHashSet<>(draft.shapes.names(resource.storedType()));
        open.add(new TypedPath(MemberPath.ROOT, resource.storedType()));
        for (int looked = 0; !open.isEmpty() && looked < MOST; looked++) {
            TypedPath place = open.remove();
            for (ObjectMember member :
                    draft.shapes.shape(place.type()).members().values()) {
                TypeRef items = draft.shapes.items(member.type());
                TypeRef one = items == null ? member.type() : items;
                MemberPath at = place.at().then(member.name());
                if (mayEmbed(member, one)) {
                    return at;
                }
                boolean known = !seen.addAll(draft.shapes.names(one))
                        && !draft.shapes.names(one).isEmpty();
                if (!known && at.names().size() < DEEPEST && draft.shapes.isObject(one)) {
                    open.add(new TypedPath(at, one));
                }
            }
        }
        return null;
    }

    private boolean mayEmbed(ObjectMember member, TypeRef type) {
        boolean whole = draft.shapes.names(type).stream().anyMatch(stored::contains)
                || draft.shapes.variants(type).stream()
                        .anyMatch(
                                variant -> draft.shapes.names(variant).stream().anyMatch(stored::contains));
        return whole && (!member.required() || draft.shapes.mayBeScalar(type));
    }
}
