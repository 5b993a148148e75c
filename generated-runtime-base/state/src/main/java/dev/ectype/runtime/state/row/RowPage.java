package dev.ectype.runtime.state.row;

import dev.ectype.runtime.state.id.ResourceName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Holds one page of a list, with its offset and the total number of rows. */
public record RowPage(List<Row> rows, int offset, int total) {
    public RowPage {
        rows = List.copyOf(rows);
    }

    public boolean hasNext() {
        return offset + rows.size() < total;
    }

    public boolean hasPrevious() {
        return offset > 0;
    }

    /** Returns a page of sorted rows. Error messages contain the resource. */
    public static RowPage of(List<Row> sorted, RowPageRequest request, String resource) {
        ListPosition spot = request.spot();
        int place = spot == null ? -1 : place(sorted, spot, resource);
        int total = sorted.size();
        boolean listed = spot != null && place < total && sorted.get(place).id().equals(spot.id());
        int first = request.first(place, listed, total);
        return new RowPage(sorted.subList(first, first + request.size(first, place, total)), first, total);
    }

    /**
     * Returns a page of sorted rows.
     *
     * @param found the row of the request's position, or null if the position has none or is that of a removed row
     */
    public static RowPage of(SortedRows sorted, RowPageRequest request, @Nullable Row found, ResourceName resource) {
        ListPosition spot = request.spot();
        Row row = found != null && sorted.has(found) ? found : null;
        if (spot != null && row == null && !spot.isRemembered()) {
            throw new UnknownRow(resource, spot.id());
        }
        int total = sorted.size();
        int place = row != null ? sorted.rank(row) : spot == null ? -1 : Math.min(total, spot.index());
        int first = request.first(place, row != null, total);
        int size = request.size(first, place, total);
        return new RowPage(sorted.rows(first, size), first, total);
    }

    /** Returns the index of a row, or of its successor after a removal. */
    private static int place(List<Row> rows, ListPosition spot, String resource) {
        for (int at = 0; at < rows.size(); at++) {
            if (rows.get(at).id().equals(spot.id())) {
                return at;
            }
        }
        if (!spot.isRemembered()) {
            throw new UnknownRow(ResourceName.of(resource), spot.id());
        }
        return Math.min(rows.size(), spot.index());
    }
}
