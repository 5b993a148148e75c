package dev.ectype.runtime.state.row;

import dev.ectype.runtime.state.tree.Order;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Describes an order of rows by keys from their documents. Equal orders sort all rows equally, because a table keeps its
 * rows sorted by the latest orders.
 */
public interface RowOrder {
    /** Returns the order of rows with equal keys. */
    Order natural();

    /**
     * Returns the key of a row, or null if the order does not have the row: equal keys for equal documents and owners. The unsigned
     * bytes of the keys decide the order.
     */
    byte @Nullable [] key(Row row);

    /** Returns a negative number if a row with a key comes before another row with its key, a positive one otherwise. */
    default int compare(byte[] key, Row row, byte[] otherKey, Row other) {
        int order = Arrays.compareUnsigned(key, otherKey);
        if (order != 0) {
            return order;
        }
        int older = Integer.compare(row.slot(), other.slot());
        return natural() == Order.OLDEST_FIRST ? older : -older;
    }
}
