package dev.ectype.runtime.emulator.content;

import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import java.io.ByteArrayOutputStream;
import java.util.Locale;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** Compresses large texts with gzip if the client accepts it. Equal texts give equal bytes. */
public final class Compression {
    private static final int SMALLEST = 8 * 1024;
    private static final int SPEED = 4;

    /** A gzip header without time and system name, which would differ from run to run. */
    private static final byte[] HEAD = {0x1f, (byte) 0x8b, 8, 0, 0, 0, 0, 0, 0, (byte) 0xff};

    private static final HeaderField GZIP = HeaderField.of("content-encoding", "gzip");
    private static final HeaderField VARY = HeaderField.of("vary", "accept-encoding");

    private Compression() {}

    /** Compresses the body of a reply if it is a large text and the client accepts gzip. */
    public static void apply(Request request, ReplyBuffer reply) {
        int size = reply.bodyTo() - reply.bodyFrom();
        if (size < SMALLEST || reply.stream() != null || !isText(reply) || !acceptsGzip(request)) {
            return;
        }
        byte[] compressed = gzip(reply.bodyArray(), reply.bodyFrom(), size);
        reply.body(compressed, 0, compressed.length).header(GZIP).header(VARY);
    }

    private static boolean acceptsGzip(Request request) {
        String accepted = request.header("accept-encoding");
        if (accepted == null) {
            return false;
        }
        for (String each : accepted.split(",", 20)) {
            String[] parts = each.strip().toLowerCase(Locale.ROOT).split("\\s*;\\s*q\\s*=\\s*", 2);
            if (parts[0].equals("gzip")) {
                return parts.length == 1 || !parts[1].matches("0(\\.0*)?");
            }
        }
        return false;
    }

    /** Whether the body is text. Images and archives are compressed already. */
    private static boolean isText(ReplyBuffer reply) {
        for (int index = 0; index < reply.headerCount(); index++) {
            HeaderField field = reply.headerAt(index);
            if (field.name().toString().equals("content-encoding")) {
                return false;
            }
            if (field.name().toString().equals("content-type")) {
                String type = field.value();
                return type.contains("json") || type.contains("xml") || type.startsWith("text/");
            }
        }
        return false;
    }

    private static byte[] gzip(byte[] array, int from, int size) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(size / 4 + 64);
        out.writeBytes(HEAD);
        Deflater deflater = new Deflater(SPEED, true);
        try {
            deflater.setInput(array, from, size);
            deflater.finish();
            byte[] buffer = new byte[8 * 1024];
            while (!deflater.finished()) {
                out.write(buffer, 0, deflater.deflate(buffer));
            }
        } finally {
            deflater.end();
        }
        CRC32 sum = new CRC32();
        sum.update(array, from, size);
        number(out, (int) sum.getValue());
        number(out, size);
        return out.toByteArray();
    }

    private static void number(ByteArrayOutputStream out, int value) {
        for (int shift = 0; shift < 32; shift += 8) {
            out.write(value >>> shift);
        }
    }
}
