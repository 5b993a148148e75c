package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.context.RetainedRequest;
import dev.ectype.runtime.emulator.context.SlowRequest;
import dev.ectype.runtime.emulator.list.MemberFilters;
import dev.ectype.runtime.emulator.list.Sorting;
import dev.ectype.runtime.emulator.model.StoredInstance;
import dev.ectype.runtime.emulator.reply.PageSelection;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.reply.RowSelection;
import dev.ectype.runtime.emulator.resource.KnownQualifiers;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.table.ScopedTable;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowFilter;
import dev.ectype.runtime.state.row.RowPage;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.row.UnknownRow;
import dev.ectype.runtime.state.tree.Order;
import dev.ectype.runtime.wire.ProtocolCall;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the rows that match filters, sorts them and cuts them into pages. */
abstract class RowQuery implements RowSelection {
    /** The number of rows that an event loop may sort or scan. Either takes a few milliseconds. */
    private static final int MOST_SORTED = 2_000;

    private static final int MOST_SCANNED = 10_000;

    private static final RowPageRequest NONE = RowPageRequest.of(Order.NEWEST_FIRST, 0, 0);

    final ScopedTable scopedTable;
    final List<RowFilter> filters;
    final Sorting sorting;

    RowQuery(ScopedTable scopedTable, List<RowFilter> filters, Sorting sorting) {
        this.scopedTable = scopedTable;
        this.filters = filters;
        this.sorting = sorting;
    }

    /** Returns the page of the matching rows that a request selects, in order. */
    final RowPage found(RowPageRequest request) {
        RowFilter filter = filter();
        requireTime(filter);
        if (sorting.isNatural()) {
            return page(request, filter);
        }
        List<RowFilter> parts = filter == null ? List.of() : filter.parts();
        RowPage kept = scopedTable.table().page(request, sorting, scopedTable.owner(), parts);
        return kept == null ? sorted(request, filter) : kept;
    }

    private RowPage sorted(RowPageRequest request, @Nullable RowFilter filter) {
        List<Row> all = page(RowPageRequest.of(sorting.natural(), 0, Integer.MAX_VALUE), filter)
                .rows();
        long end = (long) request.offset() + request.limit();
        if (request.spot() == null && end < all.size()) {
            List<Row> first = sorting.first(all, (int) end);
            return new RowPage(
                    first.subList(Math.min(request.offset(), first.size()), first.size()),
                    request.offset(),
                    all.size());
        }
        return RowPage.of(sorting.sorted(all), request, scopedTable.shape().name());
    }

    /** Moves a request with a long scan or sort to another thread, because it would delay all other clients of the event loop. */
    private void requireTime(@Nullable RowFilter filter) {
        boolean sorted = sorting.isNatural()
                || scopedTable.owner() == null && scopedTable.table().isSorted(sorting);
        if (filter == null && sorted) {
            return;
        }
        Request request = scopedTable.context().arguments().source().request();
        boolean moved = request instanceof RetainedRequest || request instanceof ProtocolCall;
        boolean scans = filter != null && filter.parts().stream().allMatch(part -> part.lookup() == null);
        int most = !sorting.isNatural() ? MOST_SORTED : scans ? MOST_SCANNED : Integer.MAX_VALUE;
        if (!moved && most < Integer.MAX_VALUE && candidates() > most) {
            throw new SlowRequest(null);
        }
    }

    /** Returns the number of rows before filters, without reading any row. */
    private int candidates() {
        String owner = scopedTable.owner();
        return (owner == null
                        ? scopedTable.table().page(NONE)
                        : scopedTable.table().ownedBy(owner, NONE))
                .total();
    }

    /** Returns a page of the matching rows in the order of their creation. */
    final RowPage page(RowPageRequest request) {
        return page(request, filter());
    }

    private RowPage page(RowPageRequest request, @Nullable RowFilter filter) {
        String owner = scopedTable.owner();
        if (owner != null) {
            return filter == null
                    ? scopedTable.table().ownedBy(owner, request)
                    : scopedTable.table().ownedBy(owner, request, filter);
        }
        return filter == null
                ? scopedTable.table().page(request)
                : scopedTable.table().page(request, filter);
    }

    private @Nullable RowFilter filter() {
        KnownQualifiers qualified = scopedTable.qualified();
        RowFilter joined = qualified.isEmpty() ? null : qualified::allows;
        for (RowFilter filter : filters) {
            joined = joined == null ? filter : joined.and(filter);
        }
        MemberPath reference = scopedTable.reference();
        StoredInstance<?> parent = scopedTable.parent();
        RowFilter own = reference == null || parent == null
                ? scopedTable.belowParent()
                : MemberFilters.referencing(
                        reference,
                        scopedTable.parentIdentifier(reference, parent),
                        scopedTable.shape().referenceMembers().keys(reference));
        if (own == null) {
            return joined;
        }
        return joined == null ? own : joined.and(own);
    }

    @Override
    public final List<Row> allRows() {
        return found(RowPageRequest.of(sorting.natural(), 0, Integer.MAX_VALUE)).rows();
    }

    @Override
    public final long position() {
        return scopedTable.context().transaction().state().position();
    }

    @Override
    public final RowFilter rowFilter() {
        RowFilter filter = filter();
        String owner = scopedTable.owner();
        RowFilter owned = owner == null ? row -> true : row -> owner.equals(row.owner());
        return filter == null ? owned : owned.and(filter);
    }

    final ResourceShape shape() {
        return scopedTable.shape();
    }

    /** Returns the page of the matching rows that a request selects, as the content of a reply. */
    final ReplyContent.Page pageContent(PageSelection cut) {
        try {
            RowPage page = found(cut.request(sorting.natural(), id -> scopedTable.rowId(id)));
            return new ReplyContent.Page(shape(), page, cut, this);
        } catch (UnknownRow unknown) {
            PageSelection first = cut.firstInsteadOfExample();
            if (first != null) {
                return pageContent(first);
            }
            String location = scopedTable.context().arguments().locationOf(cut.name());
            throw Problem.invalid(
                    List.of(new Problem.Detail(location, "page", "the page begins after the end of the list")));
        }
    }
}
