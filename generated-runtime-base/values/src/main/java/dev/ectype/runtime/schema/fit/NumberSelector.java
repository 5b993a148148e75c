package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.schema.NumberSchema;
import dev.ectype.runtime.schema.fit.text.CountNames;
import dev.ectype.runtime.schema.fit.text.MemberNameVocabulary;
import dev.ectype.runtime.schema.keyword.Bound;
import dev.ectype.runtime.schema.keyword.Direction;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Chooses a number that a type allows. */
final class NumberSelector {
    private static final int LARGEST_SCALE = 400;
    private static final int STEPS = 64;
    private static final BigDecimal HALF = new BigDecimal("0.5");

    private final FitSession fitting;
    private final NumberSchema schema;
    private final FitPosition spot;
    private final BigDecimal step;

    NumberSelector(FitSession fitting, NumberSchema schema, FitPosition spot) {
        this.fitting = fitting;
        this.schema = schema;
        this.spot = spot;
        BigDecimal multiple = schema.multipleOf();
        step = multiple == null || multiple.signum() == 0 ? BigDecimal.ONE : multiple.abs();
    }

    BigDecimal choose(@Nullable Document source) {
        BigDecimal wanted = source == null ? preferred() : near(source);
        BigDecimal number = allowed(onStep(clamped(wanted), RoundingMode.FLOOR), 1);
        number = number != null ? number : allowed(onStep(clamped(wanted), RoundingMode.CEILING), -1);
        Bound low = schema.low();
        Bound high = schema.high();
        if (number == null && low != null) {
            number = allowed(onStep(low.value(), RoundingMode.CEILING), 1);
        }
        if (number == null && high != null) {
            number = allowed(onStep(high.value(), RoundingMode.FLOOR), -1);
        }
        if (number == null && low != null && high != null) {
            number = between(low.value(), high.value());
        }
        number = number != null ? number : allowed(onStep(preferred(), RoundingMode.FLOOR), 1);
        return plain(number == null ? wanted : number);
    }

    private BigDecimal near(Document source) {
        try {
            BigDecimal number = source.length() > LARGEST_SCALE ? preferred() : source.decimal();
            return Math.abs((long) number.scale()) > LARGEST_SCALE ? preferred() : number;
        } catch (ArithmeticException exponentTooLarge) {
            return preferred();
        }
    }

    private BigDecimal preferred() {
        if (MemberNameVocabulary.isTime(spot.word())) {
            return BigDecimal.valueOf(
                    InstantFormatter.asNumber(fitting.context().now(), schema, spot.word()) + spot.variation());
        }
        BigDecimal known = MemberNameVocabulary.number(spot.word());
        BigDecimal start = known == null ? unknown() : known;
        BigDecimal number = start.add(step.multiply(BigDecimal.valueOf(spot.variation())));
        // A fraction may be allowed where another variant takes whole numbers.
        return spot.variation() % 2 == 1 && !schema.integer() && schema.multipleOf() == null
                ? number.add(HALF)
                : number;
    }

    /**
     * Returns zero for a count in a response, because nothing is there to count, else a number that differs from object to
     * object. A count in a request is mostly a limit.
     */
    private BigDecimal unknown() {
        List<String> words = NormalizedName.words(spot.word());
        boolean counts = fitting.context().direction() != Direction.REQUEST
                && (CountNames.isCount(words) || schema.integer() && CountNames.isPlural(words));
        return counts ? BigDecimal.ZERO : BigDecimal.valueOf(1L + spot.draw().below(100));
    }

    private BigDecimal clamped(BigDecimal wanted) {
        Bound low = schema.low();
        Bound high = schema.high();
        BigDecimal shift = step.multiply(BigDecimal.valueOf(spot.variation()));
        if (low != null && high != null && spot.variation() > 0) {
            // Every number of a short range must be possible.
            BigDecimal span = high.value().subtract(low.value()).divide(step, 0, RoundingMode.FLOOR);
            BigDecimal turn = BigDecimal.valueOf(spot.variation())
                    .remainder(span.max(BigDecimal.ZERO).add(BigDecimal.ONE));
            return onStep(low.value(), RoundingMode.CEILING).add(step.multiply(turn));
        }
        if (low != null && wanted.compareTo(low.value()) < 0) {
            return low.value().add(shift);
        }
        return high != null && wanted.compareTo(high.value()) > 0 ? high.value().subtract(shift) : wanted;
    }

    private BigDecimal onStep(BigDecimal number, RoundingMode rounding) {
        if (schema.multipleOf() == null && !schema.integer()) {
            return number;
        }
        return number.divide(step, 0, rounding).multiply(step);
    }

    private @Nullable BigDecimal allowed(BigDecimal from, int direction) {
        BigDecimal number = from;
        BigDecimal stride = step.multiply(BigDecimal.valueOf(direction));
        for (int tried = 0; tried < STEPS; tried++) {
            if (isAllowed(number)) {
                return number;
            }
            number = number.add(stride);
        }
        return null;
    }

    private @Nullable BigDecimal between(BigDecimal low, BigDecimal high) {
        BigDecimal parts = BigDecimal.valueOf(spot.variation() + 2L);
        BigDecimal middle = low.add(
                high.subtract(low).divide(parts, Math.max(low.scale(), high.scale()) + 9, RoundingMode.HALF_UP));
        return isAllowed(middle) ? middle : null;
    }

    private boolean isAllowed(BigDecimal number) {
        return fitting.allows(schema, Document.of(plain(number)));
    }

    private static BigDecimal plain(BigDecimal number) {
        BigDecimal shortest = number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
        return shortest.scale() < 0 && shortest.scale() > -LARGEST_SCALE ? shortest.setScale(0) : shortest;
    }
}
