package dev.ectype.launcher.replay;

/**
 * Remembers seen values by kind in eight bytes each: at least the last 60,000 and at most twice as many. In one of many
 * billions of cases it reports an unseen value as seen.
 */
final class SeenValues {
    private static final int LEAST = 1 << 10;
    private static final int MOST = 1 << 17;

    private long[] young = new long[LEAST];
    private long[] old = new long[LEAST];
    private int count;

    void add(String kind, String value) {
        long mark = mark(kind, value);
        if (find(young, mark) < 0) {
            return;
        }
        if (count >= young.length / 2) {
            makeRoom();
        }
        young[find(young, mark)] = mark;
        count++;
    }

    boolean has(String kind, String value) {
        long mark = mark(kind, value);
        return find(young, mark) < 0 || find(old, mark) < 0;
    }

    private void makeRoom() {
        if (young.length == MOST) {
            old = young;
            young = new long[MOST];
            count = 0;
            return;
        }
        long[] small = young;
        young = new long[2 * small.length];
        for (long each : small) {
            if (each != 0) {
                young[find(young, each)] = each;
            }
        }
    }

    /** The free index for a mark; negative if the mark is present. */
    private static int find(long[] marks, long mark) {
        int at = (int) (mark >>> 32) & marks.length - 1;
        while (marks[at] != 0) {
            if (marks[at] == mark) {
                return -1;
            }
            at = at + 1 & marks.length - 1;
        }
        return at;
    }

    private static long mark(String kind, String value) {
        long mark = 0xcbf29ce484222325L;
        for (int at = 0; at < kind.length(); at++) {
            mark = mixed(mark ^ kind.charAt(at));
        }
        mark = mixed(mark ^ 0xffffL);
        for (int at = 0; at < value.length(); at++) {
            mark = mixed(mark ^ value.charAt(at));
        }
        return mark == 0 ? 1 : mark;
    }

    private static long mixed(long bits) {
        long mixed = bits * 0x9E3779B97F4A7C15L;
        return mixed ^ mixed >>> 29;
    }
}
