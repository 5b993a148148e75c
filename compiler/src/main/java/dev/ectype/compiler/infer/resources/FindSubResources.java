package dev.ectype.compiler.infer.resources;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Recognises a path below an instance that is named after one of its members and writes that member's type.
 * {@code /orders/{id}/address} writes the address of the order. Also recognises a path that reads and writes a type with some paths of
 * the instance: {@code /units/{id}/scale} has the {@code spec.replicas} of the unit.
 */
public final class FindSubResources implements InferenceRule {
    private static final List<String> WRITES = List.of("PUT", "PATCH", "POST");

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (List<OperationRoute> routes : draft.routes.byPath().values()) {
            SegmentedPath path = routes.get(0).path();
            boolean below = path.endsWithLiteral() && path.size() > 1;
            ResourceDraft owner = below ? draft.at(path.parent()) : null;
            boolean single = owner != null && (owner.singleton || path.parent().endsWithParameter());
            ResourceDraft group = draft.at(path);
            Proposal nested = nested(draft, path);
            if (nested != null) {
                proposals.add(nested);
            } else if (owner != null && single && (group == null || group.singleton)) {
                Proposal proposal = proposal(draft, path, owner);
                if (proposal != null) {
                    proposals.add(proposal);
                }
            }
        }
        return proposals;
    }

    private @Nullable Proposal proposal(ModelDraft draft, SegmentedPath path, ResourceDraft owner) {
        if (isNamedAfterPath(draft, path, owner)) {
            return proposal(
                    new ModelChange.AddSubResource(path, owner.key, null),
                    75,
                    "the returned type is named after the path");
        }
        ObjectShape ownerShape = draft.shape(owner);
        ObjectMember member = ownerShape.like(path.last().literal());
        if (member == null && isView(draft, path, owner)) {
            String evidence = "the path reads and writes values at the same places as in " + owner.key;
            return proposal(new ModelChange.AddSubResource(path, owner.key, null), 70, evidence);
        }
        TypeRef bodyType = member == null ? null : writtenType(draft, path);
        if (member == null || bodyType == null) {
            return null;
        }
        if (holds(draft, member.type(), bodyType)) {
            String evidence = "the member " + member.name() + " has the type that the path serves";
            return proposal(new ModelChange.AddSubResource(path, owner.key, member.name()), 75, evidence);
        }
        MemberPath wrapped = Payloads.onlyList(bodyType, draft.shapes);
        ObjectMember list =
                wrapped == null ? null : draft.shapes.shape(bodyType).member(wrapped.last());
        if (list != null && holds(draft, member.type(), list.type())) {
            String evidence = "the path serves the list " + member.name() + " as " + wrapped;
            return proposal(new ModelChange.AddSubResource(path, owner.key, member.name()), 75, evidence);
        }
        ObjectShape inner = draft.shapes.shape(bodyType);
        boolean covered = inner.has(member.name())
                && inner.shared(ownerShape) == inner.members().size();
        String evidence = "the path serves members of " + owner.key;
        return covered ? proposal(new ModelChange.AddSubResource(path, owner.key, null), 70, evidence) : null;
    }

    /**
     * Returns the proposal for a path whose last segments name members inside of each other, or null:
     * {@code /articles/{id}/relationships/author} for {@code relationships.author}.
     */
    private @Nullable Proposal nested(ModelDraft draft, SegmentedPath path) {
        int start = path.size();
        while (start > 0 && !path.segments().get(start - 1).isParameter()) {
            start--;
        }
        ResourceDraft owner = path.size() - start < 2 || start == 0 ? null : draft.at(path.prefix(start));
        TypeRef type = owner == null || owner.singleton ? null : owner.storedType();
        List<String> names = new ArrayList<>();
        for (int at = start; type != null && at < path.size(); at++) {
            ObjectMember member =
                    draft.shapes.shape(type).like(path.segments().get(at).literal());
            type = member == null || draft.shapes.items(type) != null ? null : member.type();
            names.add(member == null ? "" : member.name());
        }
        TypeRef served = type == null ? null : servedType(draft, path);
        if (owner == null || type == null || served == null || !holds(draft, type, served)) {
            return null;
        }
        String member = new MemberPath(names).dots();
        String evidence = "the members " + member + " have the type that the path serves";
        return proposal(new ModelChange.AddSubResource(path, owner.key, member), 80, evidence);
    }

    /** Returns the type that a read at the path returns, else the type that a write there sends, or null. */
    private static @Nullable TypeRef servedType(ModelDraft draft, SegmentedPath path) {
        OperationRoute read = draft.routes.find("GET", path);
        TypeRef reply = read == null ? null : Payloads.replyType(read.endpoint());
        return reply == null ? writtenType(draft, path) : reply;
    }

    /**
     * Returns whether the path's type is the resource itself: {@code RobotConfiguration} at
     * {@code /robots/{id}/configuration}.
     */
    private static boolean isNamedAfterPath(ModelDraft draft, SegmentedPath path, ResourceDraft owner) {
        OperationRoute read = draft.routes.find("GET", path);
        TypeRef reply = read == null ? null : Payloads.replyType(read.endpoint());
        String expectedName =
                NameWords.key(owner.noun()) + NameWords.key(path.last().literal());
        boolean written = WRITES.stream().anyMatch(method -> draft.routes.find(method, path) != null);
        return reply != null
                && written
                && draft.shapes.names(reply).stream()
                        .filter(draft.shapes.names(owner.storedType())::contains)
                        .anyMatch(name -> NameWords.key(name.value()).equals(expectedName));
    }

    /** Returns whether the path reads and writes a view of the instance. */
    private static boolean isView(ModelDraft draft, SegmentedPath path, ResourceDraft owner) {
        OperationRoute read = draft.routes.find("GET", path);
        TypeRef reply = read == null ? null : Payloads.replyType(read.endpoint());
        TypeRef body = writtenType(draft, path);
        TypeRef stored = owner.storedType();
        List<TypeName> names = reply == null ? List.of() : draft.shapes.names(reply);
        boolean view = reply != null
                && stored != null
                && !owner.singleton
                && !names.isEmpty()
                && draft.shapes.names(stored).stream().noneMatch(names::contains);
        boolean sameBody = view
                && body != null
                && (draft.shapes.isOpen(body)
                        || draft.shapes.isUnspecified(body)
                        || draft.shapes.names(body).stream().anyMatch(names::contains));
        return sameBody && reply != null && stored != null && PartialViews.isView(draft.shapes, reply, stored);
    }

    /** Returns the body type of a write at the path, except for a {@code POST} of a list, or null. */
    private static @Nullable TypeRef writtenType(ModelDraft draft, SegmentedPath path) {
        for (String method : WRITES) {
            OperationRoute write = draft.routes.find(method, path);
            TypeRef body = write == null ? null : Payloads.bodyType(write.endpoint());
            boolean adds = method.equals("POST") && body != null && draft.shapes.items(body) != null;
            if (body != null && !adds) {
                return body;
            }
        }
        return null;
    }

    private static boolean holds(ModelDraft draft, TypeRef member, TypeRef sentType) {
        List<TypeName> names = draft.shapes.names(sentType);
        if (draft.shapes.names(member).stream().anyMatch(names::contains)) {
            return true;
        }
        TypeRef storedItems = draft.shapes.items(member);
        TypeRef sentItems = draft.shapes.items(sentType);
        if (storedItems != null || sentItems != null) {
            return storedItems != null && sentItems != null && holds(draft, storedItems, sentItems);
        }
        ObjectShape inner = draft.shapes.shape(sentType);
        if (!inner.isEmpty()) {
            return 2 * inner.shared(draft.shapes.shape(member))
                    > inner.members().size();
        }
        return draft.shapes.core(member).getClass()
                == draft.shapes.core(sentType).getClass();
    }
}
