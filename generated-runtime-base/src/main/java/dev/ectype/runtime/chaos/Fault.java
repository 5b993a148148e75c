package dev.ectype.runtime.chaos;

/** What a rule does to a request or to its reply. */
sealed interface Fault {
    /** Whether the operation is done unless the rule says otherwise. */
    default boolean isDone() {
        return true;
    }

    /** Whether a rule may say that the operation is done, or that it is not. */
    default boolean mayBeEither() {
        return false;
    }

    /** The reply comes late. */
    record Latency(DelayDistribution spread) implements Fault {}

    /**
     * An error is answered.
     *
     * @param retryAfter seconds that the reply tells, or -1
     * @param message what the reply says, or nothing for what such an error usually says
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
     * So many requests are answered in each window, and the others with 429.
     *
     * @param seconds how long a window is by the emulator's clock, or 0 where it is so many requests
     * @param requests how many requests a window has, or 0 where it is so long
     * @param retryAfter seconds that a refusal tells where the window is no time
     */
    record RateLimit(int limit, long seconds, long requests, long retryAfter) implements Fault {
        @Override
        public boolean isDone() {
            return false;
        }

        /** The window in which the next request is, counted from any one on. */
        long window(long now, long came) {
            return seconds > 0 ? Math.floorDiv(now, seconds * 1_000) : came / requests;
        }

        /** How many seconds the window still lasts, at least one; meaningless where it is no time. */
        long left(long now) {
            return (seconds * 1_000 - Math.floorMod(now, seconds * 1_000) + 999) / 1_000;
        }
    }

    /** The connection is reset and nothing is sent. */
    record Reset() implements Fault {
        @Override
        public boolean mayBeEither() {
            return true;
        }
    }

    /** The reply has its head and no content. */
    record Empty() implements Fault {}

    /**
     * The head promises more content than comes.
     *
     * @param bytes how much comes, or -1 to let the dice say
     */
    record Truncated(int bytes) implements Fault {}

    /** The content is not of the form that its type says. */
    record Malformed() implements Fault {}

    /** The content comes slowly. */
    record Drip(int bytesPerSecond) implements Fault {}

    /** Nothing ever comes, and the connection stays open. */
    record TimeOut() implements Fault {
        @Override
        public boolean mayBeEither() {
            return true;
        }
    }
}
