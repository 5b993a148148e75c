package dev.ectype.runtime.state.row;

import dev.ectype.runtime.state.id.ResourceName;
import java.util.List;

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
        boolean gone = spot != null
                && !(place < sorted.size() && sorted.get(place).id().equals(spot.id()));
        int end = request.before() == null ? sorted.size() : place;
        int first = request.after() != null
                ? place + (gone ? 0 : 1)
                : request.before() != null ? Math.max(0, end - request.limit()) : Math.min(end, request.offset());
        return new RowPage(sorted.subList(first, first + Math.min(request.limit(), end - first)), first, sorted.size());
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
