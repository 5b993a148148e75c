package dev.ectype.runtime.emulator.write;

import dev.ectype.runtime.emulator.list.MemberFilters;
import dev.ectype.runtime.emulator.options.References;
import dev.ectype.runtime.emulator.resource.ReferenceMembers;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.table.ScopedTable;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Refuses writes with a reference to an instance that does not exist: required references, and all if the options say so. */
public final class RequiredReferences {
    private final ScopedTable scopedTable;

    public RequiredReferences(ScopedTable scopedTable) {
        this.scopedTable = scopedTable;
    }

    /** Checks the references of a new instance. */
    void check(@Nullable Document sent) {
        List<ReferenceMembers.Reference> required =
                scopedTable.shape().referenceMembers().requiredReferences();
        for (int at = 0; at < required.size(); at++) {
            ReferenceMembers.Reference reference = required.get(at);
            Document value = sent == null ? null : sent.at(reference.member());
            if (value != null && value.isString() && isMissing(value.text(), reference)) {
                throw Problem.missing("`" + name(reference) + "` is '" + value.text()
                        + "', but there is none among the " + reference.resource());
            }
        }
        checkAll(sent);
    }

    /** Checks all references of a request if references to nothing are errors. */
    public void checkAll(@Nullable Document sent) {
        boolean strict = scopedTable.context().options().references() == References.STRICT;
        if (!strict || sent == null || !sent.isObject()) {
            return;
        }
        List<Problem.Detail> details = new ArrayList<>();
        ReferenceMembers members = scopedTable.shape().referenceMembers();
        for (ReferenceMembers.Reference reference : members.references()) {
            Document value = sent.at(reference.member());
            List<String> ids = value == null || value.isNull()
                    ? List.of()
                    : MemberFilters.referencedIds(value, members.keys(reference.member()));
            ids.stream()
                    .filter(id -> isMissing(id, reference))
                    .map(id -> new Problem.Detail(
                            "body/" + name(reference).replace('.', '/'),
                            "reference",
                            "expected one of the " + reference.resource() + ", found '" + id + "'"))
                    .forEach(details::add);
        }
        if (!details.isEmpty()) {
            throw Problem.invalid(details);
        }
    }

    private static String name(ReferenceMembers.Reference reference) {
        return String.join(".", reference.member().names());
    }

    /** Returns true if no instance has the name, unless each valid name exists. */
    private boolean isMissing(String name, ReferenceMembers.Reference reference) {
        ResourceShape target = scopedTable.context().shapes().get(reference.resource());
        if (target.isBoundless()) {
            return false;
        }
        ScopedTable others = new ScopedTable(scopedTable.context(), target, null);
        String held = scopedTable.shape().referenceMembers().targetMember(reference.member(), target);
        return held == null ? others.find(name) == null : others.findBy(held, name) == null;
    }
}
