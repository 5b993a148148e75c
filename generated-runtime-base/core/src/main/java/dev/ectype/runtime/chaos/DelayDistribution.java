package dev.ectype.runtime.chaos;

import dev.ectype.runtime.state.id.Dice;

/** Draws delays in milliseconds. */
sealed interface DelayDistribution {
    long millis(Dice dice);

    /** Draws a constant delay. */
    record Fixed(long millis) implements DelayDistribution {
        @Override
        public long millis(Dice dice) {
            return millis;
        }
    }

    /** Draws from a uniform distribution. */
    record Uniform(long from, long to) implements DelayDistribution {
        @Override
        public long millis(Dice dice) {
            return dice.between(from, to);
        }
    }

    /**
     * Draws from a log-normal distribution, like the delays of real services.
     *
     * @param median the median delay
     * @param sigma the spread: one delay of six exceeds {@code median * e^sigma}
     * @param most the maximum delay
     */
    record LogNormal(double median, double sigma, long most) implements DelayDistribution {
        @Override
        public long millis(Dice dice) {
            // StrictMath gives the same delay for the same dice on every machine.
            double radius = StrictMath.sqrt(-2 * StrictMath.log(1 - dice.at(1).fraction()));
            double normal = radius * StrictMath.cos(2 * Math.PI * dice.at(2).fraction());
            return Math.min(most, StrictMath.round(median * StrictMath.exp(sigma * normal)));
        }
    }
}
