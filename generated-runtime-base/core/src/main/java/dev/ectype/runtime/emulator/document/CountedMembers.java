package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.state.TransactionTable;
import dev.ectype.runtime.state.row.StoredMember;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Numbers new instances in the members that count them. */
public final class CountedMembers {
    private CountedMembers() {}

    /** Assigns the next free numbers to the members that an item or an example does not have. */
    public static void assign(
            ResourceShape shape, TransactionTable table, @Nullable Document item, Map<String, Document> assigned) {
        for (String member : shape.plan().countedMembers()) {
            boolean sent = item != null && item.isObject() && item.member(member) != null;
            if (!sent) {
                assigned.put(member, next(StoredMember.of(member), table));
            }
        }
    }

    private static Document next(StoredMember member, TransactionTable table) {
        Document number;
        do {
            number = Document.of(table.nextOf(member));
        } while (table.findBy(member, number.toBytes()) != null);
        return number;
    }
}
