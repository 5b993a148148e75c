package dev.ectype.runtime.chaos;

import dev.ectype.runtime.state.id.Dice;

/** How long delays are, in milliseconds. */
sealed interface DelayDistribution {
    long millis(Dice dice);

    /** Always the same. */
    record Fixed(long millis) implements DelayDistribution {
        @Override
        public long millis(Dice dice) {
            return millis;
        }
    }

    /** Each as likely as any other. */
    record Uniform(long from, long to) implements DelayDistribution {
        @Override
        public long millis(Dice dice) {
            return dice.between(from, to);
        }
    }

    /**
     * Mostly near a value and sometimes much longer, as those of real services are.
     *
     * @param median half of them are shorter
     * @param sigma how far they scatter: of six delays one is longer than {@code median * e^sigma}
     * @param most none is longer
     */
    record LogNormal(double median, double sigma, long most) implements DelayDistribution {
        @Override
        public long millis(Dice dice) {
            // Strict, because the same dice must give the same delay on every machine.
            double radius = StrictMath.sqrt(-2 * StrictMath.log(1 - dice.at(1).fraction()));
            double normal = radius * StrictMath.cos(2 * Math.PI * dice.at(2).fraction());
            return Math.min(most, StrictMath.round(median * StrictMath.exp(sigma * normal)));
        }
    }
}
