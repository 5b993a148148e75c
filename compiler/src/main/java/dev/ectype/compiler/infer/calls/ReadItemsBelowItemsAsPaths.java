package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.index.TypedPath;
import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Inserts a collection segment between two adjacent path parameters of different resources. If
 * {@code POST /forms/{form_id}} creates the type that {@code /forms/{form_id}/{entry_id}} returns, and
 * {@code GET /forms/{form_id}} returns a form, the path becomes {@code /forms/{form_id}/entry/{entry_id}}. Without the
 * segment, parent and child would be one resource.
 */
public final class ReadItemsBelowItemsAsPaths implements InferenceRule {
    private static final String LISTING = "list";

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (List<OperationRoute> routes : List.copyOf(draft.routes.byPath().values())) {
            SegmentedPath item = routes.get(0).path();
            boolean below = item.endsWithParameter() && item.parent().endsWithParameter();
            NestedItem nested = below ? NestedItem.of(draft, item) : null;
            if (nested != null) {
                propose(draft, nested, proposals);
            }
        }
        return proposals;
    }

    /**
     * Describes an item path right below another item path.
     *
     * @param noun the noun in the name of the item's parameter
     */
    private record NestedItem(
            SegmentedPath parent, SegmentedPath item, OperationRoute create, List<TypeName> names, String noun) {
        static @Nullable NestedItem of(ModelDraft draft, SegmentedPath item) {
            SegmentedPath parent = item.parent();
            OperationRoute create = draft.routes.find("POST", parent);
            String noun = IdentifierWords.nounOf(String.valueOf(item.last().parameter()), "_");
            if (create == null || noun.isEmpty()) {
                return null;
            }
            List<TypeName> outer = typeNames(draft, parent);
            List<TypeName> names = typeNames(draft, item);
            TypeRef body = Payloads.bodyType(create.endpoint());
            boolean created = body != null && !Collections.disjoint(draft.shapes.names(body), names);
            boolean distinct = !outer.isEmpty() && Collections.disjoint(outer, names);
            return created && distinct ? new NestedItem(parent, item, create, names, noun) : null;
        }

        /** Returns the type names of the single object that a path returns. */
        private static List<TypeName> typeNames(ModelDraft draft, SegmentedPath path) {
            OperationRoute read = draft.routes.find("GET", path);
            TypeRef reply = read == null ? null : Payloads.replyType(read.endpoint());
            return reply != null && draft.shapes.items(reply) == null && draft.shapes.isObject(reply)
                    ? draft.shapes.names(reply)
                    : List.of();
        }

        SegmentedPath collection() {
            return parent.then(new SegmentedPath.Segment(noun, null));
        }

        /** Returns a path below the item with the collection segment inserted. */
        SegmentedPath named(SegmentedPath path) {
            SegmentedPath named = collection();
            for (SegmentedPath.Segment segment : path.segments().subList(parent.size(), path.size())) {
                named = named.then(segment);
            }
            return named;
        }

        boolean isAbove(SegmentedPath path) {
            return path.size() >= item.size() && path.prefix(item.size()).key().equals(item.key());
        }

        boolean isListedAt(ModelDraft draft, OperationRoute route) {
            SegmentedPath path = route.path();
            boolean lists = route.method().equals("GET")
                    && path.endsWithLiteral()
                    && LISTING.equals(path.last().literal())
                    && path.parent().key().equals(parent.key());
            TypedPath items = lists ? draft.listedItems(path, noun) : null;
            return items != null && !Collections.disjoint(draft.shapes.names(items.type()), names);
        }
    }

    private void propose(ModelDraft draft, NestedItem nested, List<Proposal> proposals) {
        String evidence =
                nested.create().path().key() + " returns one type on GET and creates a child of another type on POST";
        for (OperationRoute route : draft.routes.all()) {
            SegmentedPath path = route == nested.create() || nested.isListedAt(draft, route)
                    ? nested.collection()
                    : nested.isAbove(route.path()) ? nested.named(route.path()) : null;
            if (path != null) {
                ModelChange change =
                        new ModelChange.ReadAsRoute(route.endpoint().id(), route.method(), path, route.arguments());
                proposals.add(proposal(change, 85, evidence));
            }
        }
    }
}
