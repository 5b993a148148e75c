package dev.ectype.runtime.emulator.list;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.tree.Order;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class SortingTest {
    private static final List<Document> NUMBERS = documents(
            "1",
            "1.0",
            "10",
            "9",
            "-3",
            "-0.5",
            "1e3",
            "999",
            "\"10\"",
            "\"9\"",
            "\"-1\"",
            "-1e-400",
            "1e400",
            "-12.5",
            "-12.50",
            "0.001",
            "12345678901234567890",
            "100000000000",
            "99999999999",
            "\"1.50\"",
            "0");
    private static final List<Document> TIMES = documents(
            "\"2025-01-31\"",
            "\"2025-01-31T00:00:00Z\"",
            "\"2025-01-31T01:00:00+01:00\"",
            "\"2024-02-29\"",
            "\"1969-07-20T20:17:40Z\"",
            "\"2025-01-31 12:00:00\"",
            "\"2025-02-01T00:00:00.001Z\"");
    private static final List<Document> TEXTS = documents(
            "\"a\"",
            "\"A\"",
            "\"b\"",
            "\"B\"",
            "\"ab\"",
            "\"\"",
            "\"1a\"",
            "\"9 lives\"",
            "\"7-11\"",
            "\"2025-13-99\"",
            "\"\\u00e9\"",
            "\"\\u0130\"",
            "\"\\ud83d\\ude00\"",
            "true",
            "false",
            "{\"a\":1}",
            "[1]",
            "\" x\"",
            "\"Z\"",
            "\"-\"",
            "\"a\\u0000\"",
            "\"a\\u0000b\"",
            "\"a\\u0001\"",
            "\"\\u212a\"",
            "\"k\"",
            "\"K\"");

    private static List<Document> documents(String... texts) {
        return Stream.of(texts)
                .map(text -> Json.parse(text.getBytes(StandardCharsets.UTF_8)))
                .toList();
    }

    private static byte[] key(Document value, boolean descending) {
        SortKeyEncoder encoder = new SortKeyEncoder();
        encoder.add(value, descending);
        return encoder.toBytes();
    }

    private static List<Document> mixed() {
        return Stream.of(NUMBERS, TIMES, TEXTS).flatMap(List::stream).toList();
    }

    @Test
    void mixedValuesHaveATotalOrder() {
        List<byte[]> values = mixed().stream().map(value -> key(value, false)).toList();
        for (byte[] one : values) {
            for (byte[] other : values) {
                int order = Integer.signum(Arrays.compareUnsigned(one, other));
                assertThat(order).isEqualTo(-Integer.signum(Arrays.compareUnsigned(other, one)));
                for (byte[] third : values) {
                    if (order <= 0 && Arrays.compareUnsigned(other, third) <= 0) {
                        assertThat(Arrays.compareUnsigned(one, third)).isNotPositive();
                    }
                    if (order == 0) {
                        assertThat(Integer.signum(Arrays.compareUnsigned(one, third)))
                                .isEqualTo(Integer.signum(Arrays.compareUnsigned(other, third)));
                    }
                }
            }
        }
    }

    @Test
    void valuesOfOneKindAreInTheOrderOfFilters() {
        for (List<Document> values : List.of(NUMBERS, TIMES, TEXTS)) {
            for (Document one : values) {
                for (Document other : values) {
                    assertThat(Integer.signum(Arrays.compareUnsigned(key(one, false), key(other, false))))
                            .as("%s against %s", one, other)
                            .isEqualTo(Integer.signum(ValueOrder.compare(one, other, false)))
                            .isEqualTo(-Integer.signum(Arrays.compareUnsigned(key(one, true), key(other, true))));
                }
            }
        }
    }

    @Test
    void codesOfOneLengthWithLeadingZerosAreInTheOrderOfFilters() {
        List<Document> codes = documents("\"00123\"", "\"01234\"", "\"12345\"", "\"98101\"", "\"00000\"");
        for (Document one : codes) {
            for (Document other : codes) {
                assertThat(Integer.signum(Arrays.compareUnsigned(key(one, false), key(other, false))))
                        .as("%s against %s", one, other)
                        .isEqualTo(Integer.signum(ValueOrder.compare(one, other, false)));
            }
        }
    }

    @Test
    void numbersComeBeforeTimesAndTimesBeforeOtherTexts() {
        Sorting up = new Sorting(Order.OLDEST_FIRST, List.of(new Sorting.Key(MemberPath.EMPTY, false)));
        List<Document> sorted = up.sorted(
                documents("\"1a\"", "null", "10", "\"2025-01-31\"", "\"9\"", "\"Ada\"", "\"?\""), value -> value);
        assertThat(sorted.stream().map(Document::text))
                .containsExactly("9", "10", "2025-01-31", "1a", "?", "Ada", "null");
    }

    /** Compares the order of rows in a table, the first rows and all sorted rows, for several keys in random directions. */
    @Test
    void firstRowsAndRowOrderEqualTheSortOfAllRows() {
        for (int seed = 0; seed < 200; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            List<Sorting.Key> keys = new ArrayList<>();
            for (String member : List.of("m", "n").subList(0, 1 + random.nextInt(2))) {
                keys.add(new Sorting.Key(MemberPath.of(member), random.nextBoolean()));
            }
            Order natural = Order.values()[random.nextInt(2)];
            Sorting sorting = new Sorting(natural, keys);
            List<Row> rows = rows(random);
            if (natural == Order.NEWEST_FIRST) {
                Collections.reverse(rows);
            }
            List<Row> sorted = sorting.sorted(rows);
            int count = random.nextInt(rows.size() + 1);
            assertThat(sorting.first(rows, count)).isEqualTo(sorted.subList(0, count));
            List<Row> ordered = new ArrayList<>(rows);
            Collections.shuffle(ordered, new java.util.Random(seed));
            ordered.sort((one, other) -> sorting.compare(sorting.key(one), one, sorting.key(other), other));
            assertThat(ordered).isEqualTo(sorted);
        }
    }

    private static List<Row> rows(SplittableRandom random) {
        List<Document> values = mixed();
        List<Row> rows = new ArrayList<>();
        for (int slot = 0; slot < 60; slot++) {
            String text = random.nextInt(6) == 0
                    ? "{\"n\":" + random.nextInt(3) + "}"
                    : "{\"m\":" + values.get(random.nextInt(values.size())).literal() + ",\"n\":" + random.nextInt(3)
                            + "}";
            rows.add(Row.numbered(slot, new Row.Content(1, text.getBytes(StandardCharsets.UTF_8), null), slot));
        }
        return rows;
    }
}
