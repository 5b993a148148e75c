package dev.ectype.runtime.netty.tls;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Encodes the ASN.1 values of a certificate. */
final class DerEncoder {
    static final int SEQUENCE = 0x30;
    static final int SET = 0x31;
    static final int OCTETS = 0x04;
    static final byte[] TRUE = {1, 1, (byte) 0xff};

    private static final DateTimeFormatter GENERALIZED_TIME =
            DateTimeFormatter.ofPattern("yyyyMMddHHmmss'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);
    private static final DateTimeFormatter UTC_TIME =
            DateTimeFormatter.ofPattern("yyMMddHHmmss'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);
    private static final Instant END_OF_UTC_TIME = Instant.parse("2050-01-01T00:00:00Z");

    private DerEncoder() {}

    /** Encodes a value of any type with the given parts as content. */
    static byte[] value(int tag, byte[]... parts) {
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            content.writeBytes(part);
        }
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        whole.write(tag);
        writeLength(whole, content.size());
        whole.writeBytes(content.toByteArray());
        return whole.toByteArray();
    }

    private static void writeLength(ByteArrayOutputStream out, int length) {
        if (length < 0x80) {
            out.write(length);
            return;
        }
        byte[] digits = BigInteger.valueOf(length).toByteArray();
        int leading = digits[0] == 0 ? 1 : 0;
        out.write(0x80 | digits.length - leading);
        out.write(digits, leading, digits.length - leading);
    }

    static byte[] sequence(byte[]... parts) {
        return value(SEQUENCE, parts);
    }

    static byte[] integer(BigInteger number) {
        return value(0x02, number.toByteArray());
    }

    static byte[] utf8(String text) {
        return value(0x0c, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Encodes a bit string of whole bytes. */
    static byte[] bits(byte[] bytes) {
        return bits(0, bytes);
    }

    static byte[] bits(int unused, byte[] bytes) {
        return value(0x03, new byte[] {(byte) unused}, bytes);
    }

    static byte[] identifier(int... arcs) {
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        content.write(arcs[0] * 40 + arcs[1]);
        for (int index = 2; index < arcs.length; index++) {
            writeBase128(content, arcs[index]);
        }
        return value(0x06, content.toByteArray());
    }

    private static void writeBase128(ByteArrayOutputStream out, int arc) {
        if (arc >= 0x80) {
            writeHighDigits(out, arc >>> 7);
        }
        out.write(arc & 0x7f);
    }

    private static void writeHighDigits(ByteArrayOutputStream out, int digits) {
        if (digits >= 0x80) {
            writeHighDigits(out, digits >>> 7);
        }
        out.write(0x80 | digits & 0x7f);
    }

    /** Encodes a time in the form that certificates require for its year. */
    static byte[] time(Instant instant) {
        boolean old = instant.isBefore(END_OF_UTC_TIME);
        String text = (old ? UTC_TIME : GENERALIZED_TIME).format(instant);
        return value(old ? 0x17 : 0x18, text.getBytes(StandardCharsets.US_ASCII));
    }
}
