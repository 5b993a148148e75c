package dev.ectype.runtime.emulator.list;

import dev.ectype.runtime.json.Document;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Encodes sort values as bytes, whose unsigned comparison is a total order: numbers by size, then times chronologically, then other
 * texts without regard to case. Texts with numbers or times are numbers or times. A missing value comes last in both directions.
 */
final class SortKeyEncoder {
    private static final byte NUMBER = 1;
    private static final byte TIME = 2;
    private static final byte TEXT = 3;
    private static final byte MISSING = 4;
    private static final int NEGATIVE = -1;

    private static final Pattern CODE = Pattern.compile("[0-9]{1,39}");

    private byte[] bytes = new byte[64];
    private int size;

    /** Adds the value of one sort member. */
    void add(@Nullable Document value, boolean descending) {
        if (value == null || value.isNull()) {
            write(descending ? ~0 : MISSING);
            return;
        }
        int start = size;
        Long moment = TimeParser.isTime(value) ? TimeParser.of(value) : null;
        BigDecimal number = moment == null ? number(value) : null;
        if (moment != null) {
            write(TIME);
            add(moment ^ Long.MIN_VALUE);
        } else if (number != null) {
            write(NUMBER);
            add(number);
        } else {
            write(TEXT);
            add(ValueOrder.folded(value));
            add(value.text());
        }
        if (descending) {
            invert(start);
        }
    }

    /** Returns a number as filters read it, or that of a code with leading zeros, so that codes of one length stay in order. */
    private static @Nullable BigDecimal number(Document value) {
        BigDecimal number = ValueOrder.number(value);
        boolean coded = number == null && value.isString() && value.text().startsWith("0");
        return coded && CODE.matcher(value.text()).matches() ? new BigDecimal(value.text()) : number;
    }

    byte[] toBytes() {
        return Arrays.copyOf(bytes, size);
    }

    /** Adds the sign, the exponent and the digits of a number. A larger negative number has smaller inverted bytes. */
    private void add(BigDecimal number) {
        write(number.signum() + 1);
        if (number.signum() == 0) {
            return;
        }
        int start = size;
        BigDecimal plain = number.stripTrailingZeros();
        add((long) plain.precision() - plain.scale() ^ Long.MIN_VALUE);
        add(plain.unscaledValue().abs().toString());
        if (number.signum() == NEGATIVE) {
            invert(start);
        }
    }

    private void add(long value) {
        for (int shift = Long.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
            write((int) (value >>> shift));
        }
    }

    /** Adds the UTF-16 units of a text and an end that is below every unit. */
    private void add(String text) {
        for (int at = 0; at < text.length(); at++) {
            char unit = text.charAt(at);
            if (unit == 0) {
                write(0);
                write(~0);
            } else if (unit < 0x80) {
                write(unit);
            } else if (unit < 0x800) {
                write(0xC0 | unit >> 6);
                write(0x80 | unit & 0x3F);
            } else {
                write(0xE0 | unit >> 12);
                write(0x80 | unit >> 6 & 0x3F);
                write(0x80 | unit & 0x3F);
            }
        }
        write(0);
        write(0);
    }

    private void write(int value) {
        if (size == bytes.length) {
            bytes = Arrays.copyOf(bytes, size * 2);
        }
        bytes[size++] = (byte) value;
    }

    private void invert(int start) {
        for (int at = start; at < size; at++) {
            bytes[at] = (byte) ~bytes[at];
        }
    }
}
