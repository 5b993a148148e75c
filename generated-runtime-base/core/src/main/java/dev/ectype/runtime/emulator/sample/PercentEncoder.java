package dev.ectype.runtime.emulator.sample;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** Percent-encodes all characters except unreserved ones. */
final class PercentEncoder {
    private static final String UNRESERVED = "-._~";

    private PercentEncoder() {}

    static String encoded(String text) {
        StringBuilder encoded = new StringBuilder();
        for (byte each : text.getBytes(StandardCharsets.UTF_8)) {
            char letter = (char) (each & 0xff);
            boolean plain = letter >= 'a' && letter <= 'z'
                    || letter >= 'A' && letter <= 'Z'
                    || letter >= '0' && letter <= '9'
                    || UNRESERVED.indexOf(letter) >= 0;
            if (plain) {
                encoded.append(letter);
            } else {
                encoded.append('%').append(HexFormat.of().withUpperCase().toHexDigits(each));
            }
        }
        return encoded.toString();
    }
}
