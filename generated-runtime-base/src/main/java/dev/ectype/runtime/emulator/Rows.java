package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.reply.PageCut;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.http.Problem;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.state.Order;
import dev.ectype.runtime.state.PageRequest;
import dev.ectype.runtime.state.Row;
import dev.ectype.runtime.state.RowFilter;
import dev.ectype.runtime.state.RowPage;
import dev.ectype.runtime.state.UnknownRow;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Instances that a request may see, narrowed step by step, newest first. */
public final class Rows<T> {
    private final Store<T> store;
    private final Shelf shelf;
    private final List<RowFilter> filters;

    Rows(Store<T> store, Shelf shelf, List<RowFilter> filters) {
        this.store = store;
        this.shelf = shelf;
        this.filters = filters;
    }

    /** Those with that value in a member; without a value, all of them. */
    public Rows<T> where(Member<?> member, @Nullable Object value) {
        RowFilter filter = value == null
                ? null
                : Filter.of(member.path(), value, shelf.shape().type());
        if (filter == null) {
            return this;
        }
        Exchange exchange = shelf.exchange();
        boolean scope = exchange.endpoint().isScope(member.path())
                || exchange.endpoint().isByDefault(member.path(), exchange.arguments());
        List<RowFilter> more = new ArrayList<>(filters);
        more.add(scope ? Filter.orUntold(member.path(), filter) : filter);
        return new Rows<>(store, shelf, more);
    }

    public List<Stored<T>> list() {
        return page(PageRequest.of(Order.NEWEST_FIRST, 0, Integer.MAX_VALUE)).rows().stream()
                .map(store::stored)
                .toList();
    }

    public int count() {
        return page(PageRequest.of(Order.NEWEST_FIRST, 0, 0)).total();
    }

    ResourceShape shape() {
        return shelf.shape();
    }

    RowPage cut(PageCut cut) {
        try {
            return page(cut.request(Order.NEWEST_FIRST));
        } catch (UnknownRow unknown) {
            throw Problem.invalid(
                    List.of(new Problem.Detail("query", "page", "the list holds nothing where this page would begin")));
        }
    }

    private RowPage page(PageRequest request) {
        RowFilter filter = filter();
        String owner = shelf.owner();
        if (owner != null) {
            return filter == null
                    ? shelf.table().ownedBy(owner, request)
                    : shelf.table().ownedBy(owner, request, filter);
        }
        return filter == null ? shelf.table().page(request) : shelf.table().page(request, filter);
    }

    private @Nullable RowFilter filter() {
        RowFilter joined = null;
        for (RowFilter filter : filters) {
            joined = joined == null ? filter : joined.and(filter);
        }
        String reference = shelf.reference();
        Stored<?> parent = shelf.parent();
        if (reference == null || parent == null) {
            return joined;
        }
        RowFilter own = row -> pointsAt(row, reference, parent.id());
        return joined == null ? own : joined.and(own);
    }

    private static boolean pointsAt(Row row, String reference, String id) {
        return Filter.points(Json.parse(row.document()).member(reference), id);
    }
}
