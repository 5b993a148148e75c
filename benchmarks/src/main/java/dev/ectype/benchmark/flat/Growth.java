package dev.ectype.benchmark.flat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The dimensions in which an emulator grows, with the measured sizes. */
enum Growth {
    /** The rows of the state. */
    ROWS(1_000, 10_000, 100_000, 1_000_000) {
        @Override
        GrowthPoint.Sizes sizes(int size) {
            return new GrowthPoint.Sizes(size, SMALL_DESCRIPTION, 0, 0);
        }
    },
    /** The operations of the description. */
    OPERATIONS(10, 100, 400, 1_200) {
        @Override
        GrowthPoint.Sizes sizes(int size) {
            return new GrowthPoint.Sizes(FEW_ROWS, size, 0, 0);
        }
    },
    /** The sandboxes over which the requests are spread. */
    SANDBOXES(1, 10, 100, 1_000) {
        @Override
        GrowthPoint.Sizes sizes(int size) {
            return new GrowthPoint.Sizes(FEW_ROWS, SMALL_DESCRIPTION, size, 0);
        }
    },
    /** The idle connections beside the active ones. An emulator has 10,000 connections at most, the active ones included. */
    CONNECTIONS(1, 100, 1_000, 9_900) {
        @Override
        GrowthPoint.Sizes sizes(int size) {
            return new GrowthPoint.Sizes(FEW_ROWS, SMALL_DESCRIPTION, 0, size);
        }
    };

    private static final int FEW_ROWS = 1_000;
    private static final int SMALL_DESCRIPTION = 10;

    private final List<Integer> points;

    Growth(Integer... points) {
        this.points = List.of(points);
    }

    /** Returns the dimensions with these names, or all without names. */
    static List<Growth> named(List<String> names) {
        List<String> known = Stream.of(values()).map(Growth::title).toList();
        if (!known.containsAll(names)) {
            throw new IllegalArgumentException(
                    "what grows can be " + String.join(", ", known) + ", and is " + String.join(", ", names));
        }
        return Stream.of(values())
                .filter(each -> names.isEmpty() || names.contains(each.title()))
                .toList();
    }

    abstract GrowthPoint.Sizes sizes(int size);

    /** Returns so many sizes, among them the smallest and the largest. */
    List<Integer> points(int count) {
        List<Integer> chosen = new ArrayList<>(points);
        while (chosen.size() > Math.max(2, count)) {
            chosen.remove(chosen.size() - 2);
        }
        return chosen;
    }

    String title() {
        return name().toLowerCase(Locale.ROOT);
    }
}
