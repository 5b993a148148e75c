package dev.ectype.runtime.netty.http1;

import io.netty.buffer.ByteBuf;

/** Inspects the lines of a head before they are decoded. */
final class HeadLines {
    private HeadLines() {}

    /**
     * Returns true if a line begins with white space. Such folded lines are obsolete, and servers disagree about them. The
     * decoder would join them silently.
     */
    static boolean areFolded(ByteBuf buffer, boolean insideHead) {
        int start = buffer.readerIndex();
        int end = buffer.writerIndex();
        while (start < end) {
            byte first = buffer.getByte(start);
            if (first == ' ' || first == '\t') {
                return true;
            }
            int lineFeed = buffer.indexOf(start, end, (byte) '\n');
            boolean blank = lineFeed == start + 1 && first == '\r';
            if (lineFeed < 0 || blank && insideHead) {
                return false;
            }
            insideHead |= !blank;
            start = lineFeed + 1;
        }
        return false;
    }
}
