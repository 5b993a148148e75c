package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.problem.Problem;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import org.jspecify.annotations.Nullable;

/** Decodes text in the charset of its content type, by default UTF-8. */
final class TextEncoding {
    private TextEncoding() {}

    static String decode(ByteSlice bytes, @Nullable String contentType) {
        Charset charset = of(contentType);
        return new String(bytes.array(), bytes.from(), bytes.size(), charset);
    }

    /** Converts bytes to UTF-8, and returns them unchanged if they are UTF-8 already. */
    static ByteSlice utf8(ByteSlice bytes, @Nullable String contentType) {
        Charset charset = of(contentType);
        if (charset == StandardCharsets.UTF_8 || charset == StandardCharsets.US_ASCII) {
            return unmarked(bytes);
        }
        return ByteSlice.utf8(new String(bytes.array(), bytes.from(), bytes.size(), charset));
    }

    /** Removes a byte order mark. */
    private static ByteSlice unmarked(ByteSlice bytes) {
        byte[] array = bytes.array();
        int from = bytes.from();
        boolean marked = bytes.size() > 2
                && array[from] == (byte) 0xef
                && array[from + 1] == (byte) 0xbb
                && array[from + 2] == (byte) 0xbf;
        return marked ? new ByteSlice(array, from + 3, bytes.to()) : bytes;
    }

    private static Charset of(@Nullable String contentType) {
        String name = contentType == null || contentType.indexOf(';') < 0
                ? null
                : HeaderValue.parameter(contentType, "charset");
        if (name == null || name.isEmpty()) {
            return StandardCharsets.UTF_8;
        }
        try {
            return Charset.forName(name);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
            throw Problem.of(415, "unsupported_media_type", "unknown text encoding '" + name + "'");
        }
    }
}
