package dev.ectype.runtime.state;

import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.row.StoredMember;
import dev.ectype.runtime.state.table.LinkSpec;
import dev.ectype.runtime.state.tree.Order;
import java.util.ArrayList;
import java.util.List;

/** Reads and changes the pairs of one relationship within a transaction. */
public final class TransactionLinks {
    private final TransactionTable pairs;

    TransactionLinks(TransactionTable pairs) {
        this.pairs = pairs;
    }

    public boolean has(String from, String to) {
        return pairs.find(LinkSpec.id(from, to)) != null;
    }

    /** Adds a pair; false if it exists. */
    public boolean link(String from, String to) {
        String id = LinkSpec.id(from, to);
        if (pairs.find(id) != null) {
            return false;
        }
        pairs.insert(id, LinkSpec.document(from, to));
        return true;
    }

    /** Removes a pair; false if it does not exist. */
    public boolean unlink(String from, String to) {
        Row row = pairs.find(LinkSpec.id(from, to));
        if (row == null) {
            return false;
        }
        pairs.remove(row);
        return true;
    }

    /** Returns the targets of a row, in the order of linking. */
    public List<String> targets(String from) {
        return ends(LinkSpec.FROM, from, LinkSpec.TO);
    }

    /** Returns the sources of a row, in the order of linking. */
    public List<String> sources(String to) {
        return ends(LinkSpec.TO, to, LinkSpec.FROM);
    }

    private List<String> ends(StoredMember known, String id, StoredMember wanted) {
        RowPageRequest all = RowPageRequest.of(Order.OLDEST_FIRST, 0, Integer.MAX_VALUE);
        List<String> ends = new ArrayList<>();
        for (Row row : pairs.keyedBy(known, StoredMember.encode(id), all).rows()) {
            ends.add(LinkSpec.end(row, wanted));
        }
        return ends;
    }
}
