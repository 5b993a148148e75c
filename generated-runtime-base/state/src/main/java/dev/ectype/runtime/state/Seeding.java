package dev.ectype.runtime.state;

/** Writes the rows that are there at the start. */
@FunctionalInterface
public interface Seeding {
    Seeding NOTHING = transaction -> {};

    void seed(Transaction transaction);
}
