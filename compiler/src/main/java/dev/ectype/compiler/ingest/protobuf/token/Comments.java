package dev.ectype.compiler.ingest.protobuf.token;

import java.util.List;

/** The comments between two words: what trails the first, what stands alone, and what leads the second. */
record Comments(String trailing, List<String> detached, String leading) {
    static final Comments NONE = new Comments("", List.of(), "");

    Comments {
        detached = List.copyOf(detached);
    }
}
