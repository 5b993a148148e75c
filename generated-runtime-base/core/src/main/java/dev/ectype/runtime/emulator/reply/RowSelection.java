package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowFilter;
import java.util.List;

/** Selects the rows of a list, independent of its pages. */
public interface RowSelection {
    /** Returns the rows of all pages, in the order of the list. */
    List<Row> allRows();

    /** Returns the journal position of the state from which the rows come. */
    long position();

    /** Returns the filter that accepts the rows of the list, also those of later versions of the state. */
    RowFilter rowFilter();
}
