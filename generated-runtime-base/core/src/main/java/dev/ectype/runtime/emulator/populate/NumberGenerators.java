package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.schema.fit.text.MoneyNames;
import dev.ectype.runtime.state.id.Dice;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds number generators by the name of a member. */
final class NumberGenerators {
    private NumberGenerators() {}

    /** Returns the generator for a name, or null if the name suggests no number. Integer amounts are hundredths. */
    static @Nullable ScalarGenerator<BigDecimal> of(String name, boolean integer) {
        List<String> words = NormalizedName.words(name);
        if (MoneyNames.isPart(words)) {
            return (persona, dice) -> BigDecimal.ZERO;
        }
        return MoneyNames.isWhole(words) ? amount("amount", integer) : plain(NormalizedName.of(name), integer);
    }

    private static @Nullable ScalarGenerator<BigDecimal> plain(String name, boolean integer) {
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
                || name.endsWith("salary");
        if (amount) {
            return amount(name, integer);
        }
        return name.endsWith("count") || name.startsWith("numberof") || name.startsWith("num")
                ? between(name, 1, 12)
                : null;
    }

    /** Returns a generator of amounts. Amounts with the same key are equal within an object. */
    private static ScalarGenerator<BigDecimal> amount(String key, boolean integer) {
        return (persona, dice) -> {
            BigDecimal cents =
                    drawn(dice, key, 4, 400).multiply(BigDecimal.valueOf(250)).subtract(BigDecimal.ONE);
            return integer ? cents : cents.movePointLeft(2);
        };
    }

    private static ScalarGenerator<BigDecimal> between(String name, int first, int last) {
        return (persona, dice) -> drawn(dice, name, first, last);
    }

    private static BigDecimal drawn(Dice dice, String name, int first, int last) {
        return BigDecimal.valueOf(dice.at(name).between(first, last));
    }
}
