package dev.ectype.runtime.chaos;

/** A stretch of numbers, both ends included. */
record Window(long from, long to) {
    static final Window ALWAYS = new Window(Long.MIN_VALUE, Long.MAX_VALUE);

    boolean has(long number) {
        return number >= from && number <= to;
    }

    boolean isOver(long number) {
        return number >= to;
    }
}
