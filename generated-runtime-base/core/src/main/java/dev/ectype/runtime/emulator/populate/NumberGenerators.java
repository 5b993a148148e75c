package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.state.id.Dice;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** Finds number generators by the name of a member. */
final class NumberGenerators {
    private NumberGenerators() {}

    /** Returns the generator for a name, or null if the name suggests no number. Integer amounts are hundredths. */
    static @Nullable ScalarGenerator<BigDecimal> of(String name, boolean integer) {
        return switch (name) {
            case "latitude", "lat" -> (persona, dice) -> new BigDecimal(persona.latitude());
            case "longitude", "lng", "lon" -> (persona, dice) -> new BigDecimal(persona.longitude());
            case "age" -> between(name, 18, 80);
            case "year", "modelyear", "yearbuilt" -> between(name, 1998, 2024);
            case "quantity", "qty", "seats", "guests", "persons" -> between(name, 1, 8);
            case "stock", "instock", "inventory", "available", "availability" -> between(name, 0, 250);
            case "rating", "stars" -> between(name, 1, 5);
            case "score", "percent", "percentage", "progress", "completion" -> between(name, 5, 100);
            case "priority", "rank", "level" -> between(name, 1, 5);
            case "weight", "width", "height", "length", "depth", "distance" -> between(name, 1, 120);
            case "duration", "minutes", "durationminutes" -> between(name, 5, 180);
            default -> money(name, integer);
        };
    }

    private static @Nullable ScalarGenerator<BigDecimal> money(String name, boolean integer) {
        boolean amount = name.startsWith("amount")
                || name.endsWith("price")
                || name.endsWith("amount")
                || name.endsWith("cost")
                || name.endsWith("total")
                || name.endsWith("fee")
                || name.endsWith("salary")
                || name.endsWith("balance");
        if (amount) {
            return (persona, dice) -> {
                BigDecimal cents = drawn(dice, name, 4, 400)
                        .multiply(BigDecimal.valueOf(250))
                        .subtract(BigDecimal.ONE);
                return integer ? cents : cents.movePointLeft(2);
            };
        }
        return name.endsWith("count") || name.startsWith("numberof") || name.startsWith("num")
                ? between(name, 1, 12)
                : null;
    }

    private static ScalarGenerator<BigDecimal> between(String name, int first, int last) {
        return (persona, dice) -> drawn(dice, name, first, last);
    }

    private static BigDecimal drawn(Dice dice, String name, int first, int last) {
        return BigDecimal.valueOf(dice.at(name).between(first, last));
    }
}
