package dev.ectype.runtime.netty.http2;

/**
 * Detects stream identifiers that a client opens in decreasing order. Clients count in steps of two, so it stores only the
 * gaps, and only the latest of many.
 */
final class Http2StreamIds {
    private static final int MOST_GAPS = 16;
    private static final int[] NONE = {};

    private int greatest = -1;
    private int[] gaps = NONE;
    private int next;

    /** False for an identifier below the greatest one that no stream has had: RFC 9113 calls that a connection error. */
    boolean opens(int id) {
        if ((id & 1) == 0) {
            // Not a client's identifier, which the decoder reports.
            return true;
        }
        if (id > greatest) {
            if (id > greatest + 2) {
                note(greatest + 2, id - 2);
            }
            greatest = id;
            return true;
        }
        for (int at = 0; at < gaps.length; at += 2) {
            if (gaps[at] <= id && id <= gaps[at + 1]) {
                return false;
            }
        }
        return true;
    }

    private void note(int from, int to) {
        if (gaps.length == 0) {
            gaps = new int[2 * MOST_GAPS];
        }
        gaps[next] = from;
        gaps[next + 1] = to;
        next = (next + 2) % gaps.length;
    }
}
