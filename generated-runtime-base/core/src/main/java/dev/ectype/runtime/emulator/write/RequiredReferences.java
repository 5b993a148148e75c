package dev.ectype.runtime.emulator.write;

import dev.ectype.runtime.emulator.resource.ReferenceMembers;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.table.ScopedTable;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.problem.Problem;
import org.jspecify.annotations.Nullable;

/** Refuses writes with a required reference to an instance that does not exist. */
final class RequiredReferences {
    private final ScopedTable scopedTable;

    RequiredReferences(ScopedTable scopedTable) {
        this.scopedTable = scopedTable;
    }

    void check(@Nullable Document sent) {
        if (sent == null) {
            return;
        }
        for (ReferenceMembers.Reference reference :
                scopedTable.shape().referenceMembers().requiredReferences()) {
            Document value = sent.at(reference.member());
            if (value != null && value.isString() && isMissing(value.text(), reference.resource())) {
                throw Problem.missing("`" + String.join(".", reference.member().names()) + "` is '" + value.text()
                        + "', but there is none among the " + reference.resource());
            }
        }
    }

    /** Returns true if no instance has the name, unless each valid name exists. */
    private boolean isMissing(String name, String resource) {
        ResourceShape target = scopedTable.context().shapes().get(resource);
        return !target.isBoundless() && new ScopedTable(scopedTable.context(), target, null).find(name) == null;
    }
}
