package dev.ectype.runtime.emulator.write;

import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.resource.ReferenceMembers;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.table.ScopedTable;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.plan.ParameterBindingPlan;
import org.jspecify.annotations.Nullable;

/** Keeps the parent references of an updated resource when the request does not set them. */
final class PlacementMembers {
    private final ScopedTable shelf;

    PlacementMembers(ScopedTable shelf) {
        this.shelf = shelf;
    }

    /** Returns the request item with the current parent references where the request sets none. */
    @Nullable
    Document withPlacement(ReplyContent.Instance target, @Nullable Document item) {
        if (item == null || !item.isObject()) {
            return item;
        }
        Document before = Json.parse(target.document());
        Document kept = item;
        for (ReferenceMembers.Reference home : shelf.shape().referenceMembers().parentReferences()) {
            Document now = before.member(home.member());
            Document told = item.member(home.member());
            boolean silent = told == null || isMissing(told, home.resource())
                    ? isInPath(home.resource())
                    : hasNoIdentifier(told, home.resource());
            if (now != null && !now.isNull() && silent) {
                kept = ObjectEdit.of(kept).set(home.member(), now).toDocument();
            }
        }
        return kept;
    }

    /** Whether the request's path contains a resource. Updates below its path stay below it. */
    private boolean isInPath(String resource) {
        for (ParameterBindingPlan tie :
                shelf.context().preparedOperation().route().plan().parameterBindings()) {
            if (tie.resource().equals(resource)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a reference leads to no stored instance. Requests that are copied from examples contain such references. */
    private boolean isMissing(Document told, String resource) {
        ResourceShape place = shelf.context().sandbox().shapes().get(resource);
        boolean scalar = told.isString() || told.isLong();
        return scalar
                && !place.isBoundless()
                && new ScopedTable(shelf.context(), place, null).find(told.text()) == null;
    }

    /** Whether an object reference has no identifier and thus does not choose a parent. */
    private boolean hasNoIdentifier(Document told, String resource) {
        MemberName idMember = shelf.context().sandbox().shapes().get(resource).idMember();
        return told.isObject() && idMember != null && told.member(idMember) == null;
    }
}
