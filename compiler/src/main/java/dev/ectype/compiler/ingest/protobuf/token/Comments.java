package dev.ectype.compiler.ingest.protobuf.token;

import java.util.List;

/** Holds the comments between two tokens: trailing the first, detached, and leading the second. */
record Comments(String trailing, List<String> detached, String leading) {
    static final Comments NONE = new Comments("", List.of(), "");

    Comments {
        detached = List.copyOf(detached);
    }
}
