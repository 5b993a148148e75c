package dev.ectype.compiler.ingest.protobuf.syntax;

import com.google.protobuf.ByteString;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/** Formats numbers and bytes as descriptors do. */
final class DescriptorText {
    private static final int DOUBLE_DIGITS = 15;
    private static final int MORE_DOUBLE_DIGITS = 17;
    private static final int FLOAT_DIGITS = 6;
    private static final int MORE_FLOAT_DIGITS = 9;
    private static final String ESCAPED = "\n\r\t\"'\\";
    private static final String ESCAPES = "nrt\"'\\";

    private DescriptorText() {}

    static String shortest(double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            return special(value);
        }
        String few = digits(value, DOUBLE_DIGITS);
        return Double.parseDouble(few) == value ? few : digits(value, MORE_DOUBLE_DIGITS);
    }

    static String shortest(float value) {
        if (Float.isNaN(value) || Float.isInfinite(value)) {
            return special(value);
        }
        String few = digits(value, FLOAT_DIGITS);
        return Float.parseFloat(few) == value ? few : digits(value, MORE_FLOAT_DIGITS);
    }

    private static String special(double value) {
        return Double.isNaN(value) ? "nan" : value > 0 ? "inf" : "-inf";
    }

    /**
     * Formats a number like printf's {@code %.Ng}: no trailing zeros, and an exponent for very large or small numbers.
     */
    private static String digits(double value, int precision) {
        if (value == 0) {
            return 1 / value < 0 ? "-0" : "0";
        }
        BigDecimal rounded = new BigDecimal(value).round(new MathContext(precision, RoundingMode.HALF_EVEN));
        int exponent = rounded.precision() - rounded.scale() - 1;
        if (exponent >= -4 && exponent < precision) {
            return rounded.stripTrailingZeros().toPlainString();
        }
        String figures = rounded.unscaledValue().abs().toString().replaceAll("0+$", "");
        String fraction = figures.length() > 1 ? "." + figures.substring(1) : "";
        return (value < 0 ? "-" : "")
                + figures.charAt(0)
                + fraction
                + String.format(Locale.ROOT, "e%s%02d", exponent < 0 ? "-" : "+", Math.abs(exponent));
    }

    static String escaped(ByteString bytes) {
        StringBuilder text = new StringBuilder(bytes.size());
        for (byte each : bytes) {
            int value = each & 0xFF;
            int simple = ESCAPED.indexOf(value);
            if (simple >= 0) {
                text.append('\\').append(ESCAPES.charAt(simple));
            } else if (value < ' ' || value > '~') {
                text.append(String.format(Locale.ROOT, "\\%03o", value));
            } else {
                text.append((char) value);
            }
        }
        return text.toString();
    }
}
