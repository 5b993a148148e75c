package dev.ectype.runtime.emulator.table;

import dev.ectype.runtime.emulator.document.ReferenceEncoder;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.resource.ReferenceMembers;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.state.row.Row;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Sets the members of a new instance that reference the current user. */
record AuthorMembers(ScopedTable scopedTable) {
    /** Adds the references that neither the item nor the path sets. */
    void add(@Nullable Document item, Map<String, Document> assigned) {
        ResourceShape shape = scopedTable.shape();
        for (ReferenceMembers.Reference reference : shape.referenceMembers().references()) {
            String member = reference.member().names().get(0);
            boolean own = reference.member().names().size() == 1;
            boolean sent = !own || item != null && item.isObject() && item.member(member) != null;
            if (shape.plan().authorMembers().contains(member) && !sent && !assigned.containsKey(member)) {
                ReferenceEncoder.Target author = author(reference.resource());
                Document value = author == null ? null : ReferenceEncoder.of(shape, reference.member(), author);
                if (value != null) {
                    assigned.put(member, value);
                }
            }
        }
    }

    private ReferenceEncoder.@Nullable Target author(String resource) {
        ResourceShape users = scopedTable.context().shapes().get(resource);
        CurrentUserResolver resolver = new CurrentUserResolver(new ScopedTable(scopedTable.context(), users, null));
        Row row = resolver.row();
        if (row != null) {
            return ReferenceEncoder.Target.of(users, row);
        }
        ReplyContent.Instance virtual = resolver.virtualInstance(false);
        return virtual == null
                ? null
                : new ReferenceEncoder.Target(users, virtual.id(), () -> Json.parse(virtual.document()));
    }
}
