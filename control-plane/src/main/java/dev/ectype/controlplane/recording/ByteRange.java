package dev.ectype.controlplane.recording;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Holds a byte range of a file. */
record ByteRange(long from, long length) {
    private static final Pattern FORM = Pattern.compile("bytes=(\\d{0,18})-(\\d{0,18})");

    /** Returns the requested range, or the whole file if the header has no range, several or one beyond the end, as RFC 9110 permits. */
    static ByteRange of(@Nullable String header, long size) {
        ByteRange whole = new ByteRange(0, size);
        Matcher form = FORM.matcher(header == null ? "" : header.strip());
        if (!form.matches() || form.group(1).isEmpty() && form.group(2).isEmpty()) {
            return whole;
        }
        if (form.group(1).isEmpty()) {
            long last = Math.min(size, Long.parseLong(form.group(2)));
            return last == 0 ? whole : new ByteRange(size - last, last);
        }
        long from = Long.parseLong(form.group(1));
        long to = form.group(2).isEmpty() ? size - 1 : Math.min(size - 1, Long.parseLong(form.group(2)));
        return from > to ? whole : new ByteRange(from, to - from + 1);
    }

    String header(long size) {
        return "bytes " + from + "-" + (from + length - 1) + "/" + size;
    }
}
