package dev.ectype.runtime.emulator.envelope;

import dev.ectype.runtime.plan.PageSlot;
import dev.ectype.runtime.plan.PagingPlan;
import dev.ectype.runtime.state.row.RowPage;

/** Classifies a page by the properties that decide which envelope members it has. */
public record PageKind(boolean next, boolean previous, boolean empty) {
    /** The number of page kinds. */
    public static final int KINDS = 8;

    /** Classifies a page. Other pages count only if a parameter can select them. */
    public static PageKind of(RowPage rows, PagingPlan paging) {
        boolean empty = rows.rows().isEmpty();
        boolean both = paging.isCounted() || paging.token() != null;
        boolean next = rows.hasNext() && !empty && (both || paging.after() != null);
        boolean previous = rows.hasPrevious() && (paging.isCounted() || !empty && (both || paging.before() != null));
        return new PageKind(next, previous, empty);
    }

    /** Returns the index of this kind, below {@link #KINDS}. */
    public int index() {
        return (next ? 1 : 0) + (previous ? 2 : 0) + (empty ? 4 : 0);
    }

    /** Whether a slot has a value on such a page. */
    public boolean fills(PageSlot slot) {
        return switch (slot) {
            case NEXT_PAGE, NEXT_TOKEN, NEXT_URL -> next;
            case PREVIOUS_PAGE, PREVIOUS_TOKEN, PREVIOUS_URL -> previous;
            case FIRST_ID, LAST_ID -> !empty;
            default -> true;
        };
    }
}
