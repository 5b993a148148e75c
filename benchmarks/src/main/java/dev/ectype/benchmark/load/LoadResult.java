package dev.ectype.benchmark.load;

import java.util.Locale;

/** The measurements of a client; failures are unsuccessful replies and broken connections. */
public record LoadResult(long replies, long failures, long medianMicros, long slowestPercentMicros) {
    private static final String MARK = "outcome ";

    String line() {
        return String.format(Locale.ROOT, "%s%d %d %d %d", MARK, replies, failures, medianMicros, slowestPercentMicros);
    }

    /** Parses the line of numbers in the output of a client. */
    static LoadResult in(String printed) {
        String line = printed.lines()
                .filter(each -> each.startsWith(MARK))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the client said: " + printed));
        String[] numbers = line.substring(MARK.length()).split(" ");
        return new LoadResult(
                Long.parseLong(numbers[0]),
                Long.parseLong(numbers[1]),
                Long.parseLong(numbers[2]),
                Long.parseLong(numbers[3]));
    }
}
