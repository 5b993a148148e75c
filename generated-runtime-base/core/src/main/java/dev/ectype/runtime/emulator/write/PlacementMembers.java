package dev.ectype.runtime.emulator.write;

import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.resource.IdentityMember;
import dev.ectype.runtime.emulator.resource.ReferenceMembers;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.table.ListedParent;
import dev.ectype.runtime.emulator.table.ScopedTable;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.patch.PathEdit;
import dev.ectype.runtime.plan.ParameterBindingPlan;
import org.jspecify.annotations.Nullable;

/** Keeps the parent references of an updated resource when the request does not set them. */
final class PlacementMembers {
    private final ScopedTable scopedTable;

    PlacementMembers(ScopedTable scopedTable) {
        this.scopedTable = scopedTable;
    }

    /** Returns the request item with the current parent references where the request sets none. */
    @Nullable
    Document withPlacement(ReplyContent.Instance target, @Nullable Document item) {
        if (item == null || !item.isObject()) {
            return item;
        }
        Document before = Json.parse(target.document());
        Document result = item;
        for (ReferenceMembers.Reference parentReference :
                scopedTable.shape().referenceMembers().parentReferences()) {
            Document now = before.at(parentReference.member());
            Document sent = item.at(parentReference.member());
            if (sent != null) {
                ListedParent.requireValue(
                        scopedTable, String.join(".", parentReference.member().names()), sent);
            }
            boolean silent = sent == null || isMissing(sent, parentReference.resource())
                    ? isInPath(parentReference.resource())
                    : hasNoIdentifier(sent, parentReference.resource());
            if (now != null && !now.isNull() && silent) {
                result = PathEdit.set(result, parentReference.member(), now);
            }
        }
        return result;
    }

    /** Whether the request's path contains a resource. Updates below its path stay below it. */
    private boolean isInPath(String resource) {
        for (ParameterBindingPlan binding :
                scopedTable.context().preparedOperation().route().plan().parameterBindings()) {
            if (binding.resource().equals(resource)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a reference leads to no stored instance. Requests that are copied from examples contain such references. */
    private boolean isMissing(Document reference, String resource) {
        ResourceShape parent = scopedTable.context().shapes().get(resource);
        boolean scalar = reference.isString() || reference.isLong();
        return scalar
                && !parent.isBoundless()
                && new ScopedTable(scopedTable.context(), parent, null).find(reference.text()) == null;
    }

    /** Whether an object reference has no identifier and thus does not choose a parent. */
    private boolean hasNoIdentifier(Document reference, String resource) {
        IdentityMember idMember = scopedTable.context().shapes().get(resource).idMember();
        return reference.isObject() && idMember != null && idMember.in(reference) == null;
    }
}
