package dev.ectype.runtime.state.row;

import java.util.List;

/** Reads of a document under what else its row is to be found: each key once, and equal keys for equal documents. */
public interface RowKeys {
    RowKeys NONE = document -> List.of();

    List<String> in(byte[] document);
}
