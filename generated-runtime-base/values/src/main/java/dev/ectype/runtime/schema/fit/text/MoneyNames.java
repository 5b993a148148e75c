package dev.ectype.runtime.schema.fit.text;

import dev.ectype.runtime.json.text.NormalizedName;
import java.util.List;

/** Recognizes members with amounts of money, which must agree within an object: a total, what is due of it, what is paid. */
public final class MoneyNames {
    /** Words of amounts that are the whole amount until something happens. */
    private static final List<String> WHOLE =
            List.of("amount", "total", "subtotal", "due", "remaining", "outstanding", "payable");
    /** Words of amounts that are zero until something happens. */
    private static final List<String> PART = List.of(
            "balance",
            "captured",
            "collected",
            "credited",
            "discount",
            "discounts",
            "earned",
            "overpaid",
            "paid",
            "received",
            "refunded",
            "settled",
            "shipping",
            "spent",
            "surcharge",
            "tax",
            "taxes",
            "tip",
            "withheld");
    /** Words of numbers that count or measure something else than money. */
    private static final List<String> COUNTED =
            List.of("bytes", "count", "items", "number", "pages", "quantity", "results", "rows", "size", "time");

    private MoneyNames() {}

    /** Returns whether the member has the whole amount: {@code amount}, {@code total}, {@code amount_due}. */
    public static boolean isWhole(List<String> words) {
        return !isPart(words) && isAmount(words, WHOLE);
    }

    /** Returns whether the member has the part of an amount that is zero at first: {@code tax}, {@code amount_paid}. */
    public static boolean isPart(List<String> words) {
        return isAmount(words, PART);
    }

    private static boolean isAmount(List<String> words, List<String> names) {
        return words.stream().anyMatch(names::contains) && words.stream().noneMatch(COUNTED::contains);
    }

    /** Returns whether the member of a request has an amount. */
    public static boolean isAmount(String name) {
        List<String> words = NormalizedName.words(name);
        return isWhole(words) || words.get(words.size() - 1).equals("price");
    }
}
