package dev.ectype.runtime.chaos;

/** Describes the effect of a rule on a request or its reply. */
sealed interface Fault {
    /** Returns true if the operation runs by default. */
    default boolean isDone() {
        return true;
    }

    /** Returns true if a rule may choose whether the operation runs. */
    default boolean mayBeEither() {
        return false;
    }

    /** Returns true if the fault disturbs only the delivery of messages. */
    default boolean isOnlyForMessages() {
        return this instanceof Drop || this instanceof Duplicate || this instanceof Reorder;
    }

    /** Returns true if the fault may disturb the delivery of messages. */
    default boolean mayBeForMessages() {
        return isOnlyForMessages() || this instanceof Latency || this instanceof Malformed;
    }

    /** Delays the reply. */
    record Latency(DelayDistribution spread) implements Fault {}

    /**
     * Answers with an error.
     *
     * @param retryAfter the seconds of {@code Retry-After}, or -1
     * @param message the message of the reply, or empty for the usual message
     */
    record Error(int status, long retryAfter, String message) implements Fault {
        @Override
        public boolean isDone() {
            return false;
        }

        @Override
        public boolean mayBeEither() {
            return true;
        }
    }

    /**
     * Answers a number of requests in each window and the others with 429.
     *
     * @param seconds the length of a window by the emulator's clock, or 0 for a window of requests
     * @param requests the number of requests in a window, or 0 for a window of time
     * @param retryAfter the seconds of {@code Retry-After} for a window of requests
     */
    record RateLimit(int limit, long seconds, long requests, long retryAfter) implements Fault {
        @Override
        public boolean isDone() {
            return false;
        }

        /** Returns the number of the next request's window, from an arbitrary start. */
        long window(long now, long came) {
            return seconds > 0 ? Math.floorDiv(now, seconds * 1_000) : came / requests;
        }

        /** Returns the remaining seconds of the window, at least one; meaningless for a window of requests. */
        long left(long now) {
            return (seconds * 1_000 - Math.floorMod(now, seconds * 1_000) + 999) / 1_000;
        }
    }

    /** Does not deliver a message. */
    record Drop() implements Fault {}

    /** Delivers a message twice. */
    record Duplicate() implements Fault {}

    /** Delivers a message after the next one of its channel. */
    record Reorder() implements Fault {}

    /** Resets the connection and sends nothing. */
    record Reset() implements Fault {
        @Override
        public boolean mayBeEither() {
            return true;
        }
    }

    /** Sends the head of the reply without content. */
    record Empty() implements Fault {}

    /**
     * Sends less content than the head declares.
     *
     * @param bytes the number of sent bytes, or -1 for a random number
     */
    record Truncated(int bytes) implements Fault {}

    /** Sends content that breaks the syntax of its media type. */
    record Malformed() implements Fault {}

    /** Sends the content slowly. */
    record Drip(int bytesPerSecond) implements Fault {}

    /** Sends nothing and keeps the connection open. */
    record TimeOut() implements Fault {
        @Override
        public boolean mayBeEither() {
            return true;
        }
    }
}
