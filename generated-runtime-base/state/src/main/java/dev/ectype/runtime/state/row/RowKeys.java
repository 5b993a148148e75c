package dev.ectype.runtime.state.row;

import java.util.List;

/** Extracts extra keys of a row from its document: each key once, and equal keys for equal documents. */
public interface RowKeys {
    RowKeys NONE = document -> List.of();

    List<String> in(byte[] document);
}
