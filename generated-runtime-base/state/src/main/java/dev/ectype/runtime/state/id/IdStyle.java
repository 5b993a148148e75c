package dev.ectype.runtime.state.id;

import java.util.List;
import java.util.UUID;

/** Generates the ids of a resource. */
public sealed interface IdStyle {
    String LETTERS_AND_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

    /** Returns the id for a counter value, a pure function of the dice and the counter. */
    String id(Dice dice, long counter);

    /** Counts up: 1, 2, 3. */
    record Counter(long start) implements IdStyle {
        @Override
        public String id(Dice dice, long counter) {
            return Long.toString(start + counter);
        }
    }

    /** Generates a version 4 UUID. */
    record Uuid() implements IdStyle {
        @Override
        public String id(Dice dice, long counter) {
            Dice own = dice.at(counter);
            long high = own.roll() & ~0xF000L | 0x4000L;
            long low = own.at(1).roll() & 0x3FFF_FFFF_FFFF_FFFFL | 0x8000_0000_0000_0000L;
            return new UUID(high, low).toString();
        }
    }

    /** Generates a prefix and random characters: {@code cus_4fZk0aQx}. */
    record Prefixed(String prefix, int length, String alphabet) implements IdStyle {
        public Prefixed {
            new Characters(alphabet, length);
        }

        @Override
        public String id(Dice dice, long counter) {
            StringBuilder id = new StringBuilder(prefix.length() + length).append(prefix);
            new Characters(alphabet, length).append(id, dice.at(counter));
            return id.toString();
        }
    }

    /** Generates literal text and characters of classes in turn: {@code ORD-[0-9]{6}}. */
    record Pattern(List<Part> parts) implements IdStyle {
        public Pattern {
            parts = List.copyOf(parts);
            if (parts.stream().noneMatch(Characters.class::isInstance)) {
                throw new IllegalArgumentException("a pattern of ids needs variable characters, but was " + parts);
            }
        }

        /** Reads a template of literals and classes with a count, such as {@code PO-[A-Z0-9]{8}}. */
        public static Pattern of(String template) {
            return new Pattern(new IdTemplate(template).parts());
        }

        @Override
        public String id(Dice dice, long counter) {
            StringBuilder id = new StringBuilder();
            Dice own = dice.at(counter);
            for (int at = 0; at < parts.size(); at++) {
                parts.get(at).append(id, own.at(at));
            }
            return id.toString();
        }
    }

    /** Generates a word and a number: {@code pet_1}. */
    record Readable(String prefix) implements IdStyle {
        @Override
        public String id(Dice dice, long counter) {
            return prefix + (counter + 1);
        }
    }

    /** Generates a piece of a pattern. */
    sealed interface Part {
        void append(StringBuilder id, Dice dice);
    }

    /** Generates a constant text. */
    record Literal(String text) implements Part {
        @Override
        public void append(StringBuilder id, Dice dice) {
            id.append(text);
        }
    }

    /** Generates a number of characters from an alphabet. */
    record Characters(String alphabet, int count) implements Part {
        public Characters {
            if (alphabet.isEmpty() || count < 1 || count > 256) {
                throw new IllegalArgumentException(
                        "an id needs 1 to 256 characters of an alphabet, but got " + count + " of '" + alphabet + "'");
            }
        }

        @Override
        public void append(StringBuilder id, Dice dice) {
            for (int at = 0; at < count; at++) {
                id.append(alphabet.charAt(dice.at(at).below(alphabet.length())));
            }
        }
    }
}
