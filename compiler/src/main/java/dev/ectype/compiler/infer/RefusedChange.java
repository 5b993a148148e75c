package dev.ectype.compiler.infer;

import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import java.util.List;

/** Keeps a draft complete after a refused change, because later rules require a type, a name and an identifier. */
final class RefusedChange {
    private RefusedChange() {}

    /** Drops a group without a type or a name, and gives a resource without an identifier the next best one. */
    static void replace(ModelChange refused, ModelDraft draft) {
        if (refused instanceof ModelChange.SetType typed) {
            dropUnusable(typed.key(), draft);
        } else if (refused instanceof ModelChange.NameResource named) {
            dropUnusable(named.key(), draft);
        } else if (refused instanceof ResourceChange.SetIdentifier identifier
                && draft.resource(identifier.resource()).idMember == null) {
            List<String> keys = identifier.keys();
            draft.apply(
                    keys.isEmpty()
                            ? new ResourceChange.SetIdentifier(identifier.resource(), "id", List.of())
                            : new ResourceChange.SetIdentifier(
                                    identifier.resource(), keys.get(0), keys.subList(1, keys.size())));
        }
    }

    private static void dropUnusable(String key, ModelDraft draft) {
        ResourceDraft group = draft.find(key);
        if (group != null && group.understood() == null) {
            draft.apply(new ModelChange.DropGroup(key));
        }
    }
}
