package dev.ectype.runtime.chaos;

/** Represents a range of numbers, both ends included. */
record NumberRange(long from, long to) {
    static final NumberRange ALWAYS = new NumberRange(Long.MIN_VALUE, Long.MAX_VALUE);

    boolean has(long number) {
        return number >= from && number <= to;
    }

    boolean isOver(long number) {
        return number >= to;
    }
}
