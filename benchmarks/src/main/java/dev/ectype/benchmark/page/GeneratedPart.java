package dev.ectype.benchmark.page;

/** A part of a page between two lines with comments. Only this part is generated; the rest is written by hand. */
enum GeneratedPart {
    SUMMARY("summary"),
    RESULTS("results");

    private final String begin;
    private final String end;

    GeneratedPart(String title) {
        this.begin = "<!-- begin of generated " + title + ": benchmarks/run all -->";
        this.end = "<!-- end of generated " + title + " -->";
    }

    /** Replaces the lines of this part. */
    String replace(String page, String content) {
        int from = only(page, begin) + begin.length();
        int to = only(page, end);
        if (to < from) {
            throw new IllegalArgumentException("in the page, the line " + end + " is before " + begin);
        }
        return page.substring(0, from) + "\n\n" + content.strip() + "\n\n" + page.substring(to);
    }

    private static int only(String page, String marker) {
        int at = page.indexOf(marker);
        if (at < 0 || page.indexOf(marker, at + 1) >= 0) {
            throw new IllegalArgumentException("the page must have exactly one line " + marker + ", and has "
                    + (at < 0 ? "none" : "several") + ". Generated text goes below it.");
        }
        return at;
    }
}
