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
        int messages = plan.hasChannels() ? tables.size() : -1;
        if (plan.hasChannels()) {
            tables.add(TableSpec.of(free("messages", taken), new IdStyle.Counter(1)));
        }
        int retained = plan.hasChannels() ? tables.size() : -1;
        if (plan.hasChannels()) {
            tables.add(TableSpec.of(free("retained_messages", taken), new IdStyle.Readable("channel-")));
        }
        return new ExtraTables(contents, messages, retained);
    }

    private static String free(String wanted, Set<String> taken) {
        String name = wanted;
        while (taken.contains(name)) {
            name += "_";
        }
        return name;
    }
}
