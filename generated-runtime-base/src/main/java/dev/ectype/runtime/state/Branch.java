package dev.ectype.runtime.state;

/** A line of history: it starts behind a position, and its entries follow each other in the journal. */
public record Branch(int number, long startsAt, long firstOrdinal) {}
