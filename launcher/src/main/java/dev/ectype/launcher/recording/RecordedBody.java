package dev.ectype.launcher.recording;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MalformedJson;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The bytes of a message body, or only its beginning if it was too long to record. */
public final class RecordedBody {
    public static final RecordedBody NONE = new RecordedBody(new byte[0], 0);

    private static final char REPLACEMENT = '\ufffd';

    private static final VarHandle EIGHT = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());
    private static final long BLANKS = 0x2020202020202020L;
    private static final long HIGHEST_BITS = 0x8080808080808080L;

    private final byte[] bytes;
    private final long whole;

    /** The cached content kind: one thread needs it several times while it records a body. */
    private @Nullable Content content;

    private @Nullable String text;

    private RecordedBody(byte[] bytes, long whole) {
        this.bytes = bytes;
        this.whole = whole;
        if (bytes.length == 0) {
            // All threads share the empty body, so its content is set from the start.
            this.content = Content.ASCII;
            this.text = "";
        }
    }

    /** The content kinds of a body. */
    private enum Content {
        ASCII,
        UTF_8,
        OTHER
    }

    /** Creates a complete body; the array must not change afterwards. */
    public static RecordedBody of(byte[] bytes) {
        return cut(bytes, bytes.length);
    }

    /** Creates the beginning of a body with the given total length. */
    public static RecordedBody cut(byte[] bytes, long whole) {
        return whole == 0 ? NONE : new RecordedBody(bytes, Math.max(whole, bytes.length));
    }

    public byte[] bytes() {
        return bytes;
    }

    /** The total length in bytes, also of a cut body. */
    public long whole() {
        return whole;
    }

    public boolean isEmpty() {
        return whole == 0;
    }

    public boolean isCut() {
        return whole > bytes.length;
    }

    /** Reports whether the bytes are UTF-8 text without control characters. */
    public boolean isText() {
        return content() != Content.OTHER;
    }

    /** The bytes as text; null for binary content. */
    public @Nullable String text() {
        // The check of the content may have set the text.
        if (text == null && isText() && text == null) {
            text = new String(bytes, 0, wholeCharacters(), StandardCharsets.UTF_8);
        }
        return text;
    }

    private Content content() {
        if (content == null) {
            content = look();
        }
        return content;
    }

    /** Determines the content kind, eight bytes at once, since it runs for every recorded body. */
    private Content look() {
        byte[] all = bytes;
        long highest = 0;
        int at = 0;
        for (; at <= all.length - Long.BYTES; at += Long.BYTES) {
            long eight = (long) EIGHT.get(all, at);
            highest |= eight;
            if (((eight - BLANKS) & ~eight & HIGHEST_BITS) != 0 && hasControls(at, at + Long.BYTES)) {
                return Content.OTHER;
            }
        }
        for (int rest = at; rest < all.length; rest++) {
            highest |= all[rest];
        }
        if (hasControls(at, all.length)) {
            return Content.OTHER;
        }
        return (highest & HIGHEST_BITS) == 0 ? Content.ASCII : encoded();
    }

    private boolean hasControls(int from, int to) {
        for (int at = from; at < to; at++) {
            byte each = bytes[at];
            if (each >= 0 && each < ' ' && each != '\n' && each != '\r' && each != '\t') {
                return true;
            }
        }
        return false;
    }

    private Content encoded() {
        int end = wholeCharacters();
        String decoded = new String(bytes, 0, end, StandardCharsets.UTF_8);
        // The fast decoder replaces invalid bytes by this character; only then is the slow check needed.
        if (decoded.indexOf(REPLACEMENT) >= 0 && !isUtf8(end)) {
            return Content.OTHER;
        }
        text = decoded;
        return Content.UTF_8;
    }

    private boolean isUtf8(int end) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, 0, end));
            return true;
        } catch (CharacterCodingException binary) {
            return false;
        }
    }

    /** The number of bytes before a character that the cut divides. */
    private int wholeCharacters() {
        int end = bytes.length;
        if (!isCut()) {
            return end;
        }
        int lead = end - 1;
        while (lead >= 0 && lead > end - 4 && (bytes[lead] & 0xc0) == 0x80) {
            lead--;
        }
        if (lead < 0 || bytes[lead] >= 0) {
            return end;
        }
        int length = bytes[lead] >= (byte) 0xf0 ? 4 : bytes[lead] >= (byte) 0xe0 ? 3 : 2;
        return end - lead < length ? lead : end;
    }

    /** The body as JSON; null if it is no JSON or not complete. */
    public @Nullable Document json() {
        if (bytes.length == 0 || isCut()) {
            return null;
        }
        try {
            return Json.parse(bytes);
        } catch (MalformedJson other) {
            return null;
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof RecordedBody body && whole == body.whole && Arrays.equals(bytes, body.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    @Override
    public String toString() {
        String text = text();
        return text == null ? bytes.length + " bytes" : text;
    }
}
