package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.state.id.IdStyle;
import dev.ectype.runtime.state.table.TableSpec;
import java.util.List;
import java.util.Set;

/**
 * Holds the numbers of the tables that store no resource, or -1 for those that the API does not need.
 *
 * @param contents the table of uploaded contents
 * @param messages the table of published messages
 * @param retained the table with the retained message of each channel
 */
record ExtraTables(int contents, int messages, int retained) {
    /** Adds the tables that an API needs. Their names are free. */
    static ExtraTables addedTo(List<TableSpec> tables, Plan plan, Set<String> taken) {
        int contents = plan.contents() ? tables.size() : -1;
        if (plan.contents()) {
            tables.add(TableSpec.of(free("contents", taken), new IdStyle.Readable("content-")));
        }
        if (!plan.hasChannels()) {
            return new ExtraTables(contents, -1, -1);
        }
        tables.add(ofChannels("messages", new IdStyle.Counter(1), taken));
        tables.add(ofChannels("retained_messages", new IdStyle.Readable("channel-"), taken));
        return new ExtraTables(contents, tables.size() - 2, tables.size() - 1);
    }

    /** Returns a table whose rows are owned by the address of a channel, which no table stores. */
    private static TableSpec ofChannels(String wanted, IdStyle ids, Set<String> taken) {
        String name = free(wanted, taken);
        return TableSpec.of(name, ids).ownedBy(name + ".channel", free("channels", taken));
    }

    private static String free(String wanted, Set<String> taken) {
        String name = wanted;
        while (taken.contains(name)) {
            name += "_";
        }
        return name;
    }
}
