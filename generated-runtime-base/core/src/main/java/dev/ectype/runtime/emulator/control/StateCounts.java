package dev.ectype.runtime.emulator.control;

import dev.ectype.runtime.emulator.document.StateMember;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.plan.resource.LifecyclePlan;
import dev.ectype.runtime.state.Transaction;
import dev.ectype.runtime.state.TransactionTable;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.tree.Order;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes the number of instances of each resource and of each of its states. */
final class StateCounts {
    /** The maximum number of rows read to count states. Beyond it the page would take too long. */
    private static final int MOST_READ = 1_000;

    private final ControlContext context;
    private final int limit;

    StateCounts(ControlContext context, int limit) {
        this.context = context;
        this.limit = limit;
    }

    void write(HtmlWriter page) {
        List<ResourceShape> shapes = List.copyOf(context.shapes().all());
        if (shapes.isEmpty()) {
            return;
        }
        page.markup("<section><h2>State</h2><table><thead><tr><th>Resource<th class=\"number\">Instances"
                + "<th>States</tr></thead><tbody>\n");
        int read = 0;
        try (Transaction transaction = context.engine().begin()) {
            for (ResourceShape shape : shapes.subList(0, Math.min(limit, shapes.size()))) {
                TransactionTable store = transaction.store(shape.index());
                page.markup("<tr><td>").name(shape.name()).markup("<td class=\"number\">");
                page.text(ServicePage.count(store.count())).markup("<td>");
                LifecyclePlan lifecycle = shape.plan().lifecycle();
                read += lifecycle == null ? 0 : store.count();
                states(lifecycle, read <= MOST_READ ? store : null, page);
                page.markup("</tr>\n");
            }
        }
        page.markup("</tbody></table>");
        if (shapes.size() > limit) {
            page.markup("<p>And ")
                    .text(ServicePage.count(shapes.size() - limit))
                    .markup(" more resources.</p>");
        }
        page.markup("</section>\n");
    }

    /**
     * Writes the states of a resource with their counts.
     *
     * @param store the rows to count by state, or null when there are too many
     */
    private static void states(@Nullable LifecyclePlan lifecycle, @Nullable TransactionTable store, HtmlWriter page) {
        if (lifecycle == null) {
            return;
        }
        Map<String, Integer> counts = store == null ? new LinkedHashMap<>() : counted(lifecycle, store);
        for (String state : lifecycle.states()) {
            int count = counts.getOrDefault(state, 0);
            page.open("span", "class", count > 0 ? "state" : "state dim").name(state);
            page.text(count > 0 ? " " + ServicePage.count(count) : "").close("span");
        }
    }

    private static Map<String, Integer> counted(LifecyclePlan lifecycle, TransactionTable store) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (Row row : rows(store)) {
            String state = StateMember.of(lifecycle, Json.parse(row.document()));
            if (state != null) {
                counts.merge(state, 1, Integer::sum);
            }
        }
        return counts;
    }

    private static List<Row> rows(TransactionTable store) {
        Row[] page = new Row[store.count()];
        return Arrays.asList(page).subList(0, store.fill(page, 0, Order.OLDEST_FIRST));
    }
}
