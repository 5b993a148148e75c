package dev.ectype.runtime.netty.http1;

import java.util.List;

/**
 * Represents what a decoder made of a request.
 *
 * @param fields names and values in turn, as written
 * @param end how the request ended
 */
record DecodedRequest(String line, List<String> fields, String body, End end) {
    /** Lists the ends of a request. */
    enum End {
        COMPLETE,
        /** Bytes of the body are missing. */
        INCOMPLETE,
        REFUSED
    }
}
