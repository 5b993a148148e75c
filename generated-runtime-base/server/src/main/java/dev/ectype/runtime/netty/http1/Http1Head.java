package dev.ectype.runtime.netty.http1;

import dev.ectype.runtime.netty.body.BodyDecompressor;
import dev.ectype.runtime.netty.body.RequestRefusal;
import dev.ectype.runtime.netty.connection.AuthoritySyntax;
import dev.ectype.runtime.netty.http1.syntax.ScannedHead;
import dev.ectype.runtime.netty.option.Limits;
import org.jspecify.annotations.Nullable;

/** Determines the framing of an HTTP/1 request in one pass over its fields. Reused for every request. */
final class Http1Head {
    /** More digits than a body may have bytes, and fewer than a long. */
    private static final int MAX_DIGITS = 18;

    private static final int NONE = -1;

    private final Limits limits;
    private final ScannedHead head;
    private int hosts;
    private int lengths;
    private int codings;
    private int host;
    private int coding;
    private int length;
    private int expectation;
    private int connection;
    private boolean upgrade;
    private long contentLength;
    private @Nullable String encoding;

    /** The version of the last request if it was accepted, so that a repetition of its fields is too. */
    private int acceptedVersion = NONE;

    Http1Head(Limits limits, ScannedHead head) {
        this.limits = limits;
        this.head = head;
    }

    /** Reads the head. Returns the refusal of the request, or null. */
    @Nullable
    RequestRefusal read() {
        if (head.isRepeated() && head.minorVersion() == acceptedVersion) {
            return null;
        }
        clear();
        for (int field = 0; field < head.count(); field++) {
            note(field);
        }
        RequestRefusal refusal = refuse();
        acceptedVersion = refusal == null ? head.minorVersion() : NONE;
        return refusal;
    }

    private @Nullable RequestRefusal refuse() {
        RequestRefusal refusal = refuseHost();
        return refusal != null ? refusal : refuseFraming();
    }

    private void clear() {
        hosts = 0;
        lengths = 0;
        codings = 0;
        host = NONE;
        coding = NONE;
        length = NONE;
        expectation = NONE;
        connection = NONE;
        upgrade = false;
        contentLength = 0;
        encoding = null;
    }

    private void note(int field) {
        switch (head.nameLength(field)) {
            case 4 -> noteHost(field);
            case 6 -> expectation = head.isNamed(field, "expect") ? field : expectation;
            case 7 -> upgrade |= head.isNamed(field, "upgrade");
            case 10 -> connection = head.isNamed(field, "connection") ? field : connection;
            case 14 -> noteLength(field);
            case 16 -> noteEncoding(field);
            case 17 -> noteCoding(field);
            default -> {}
        }
    }

    private void noteHost(int field) {
        if (head.isNamed(field, "host")) {
            hosts++;
            host = field;
        }
    }

    private void noteEncoding(int field) {
        if (head.isNamed(field, "content-encoding")) {
            // Two fields are a list of two codings.
            encoding = encoding == null ? head.value(field) : encoding + "," + head.value(field);
        }
    }

    private void noteLength(int field) {
        if (head.isNamed(field, "content-length")) {
            lengths++;
            length = field;
        }
    }

    private void noteCoding(int field) {
        if (head.isNamed(field, "transfer-encoding")) {
            codings++;
            coding = field;
        }
    }

    private @Nullable RequestRefusal refuseHost() {
        boolean missing = hosts == 0 && head.minorVersion() == 1;
        if (missing || hosts > 1 || host != NONE && !isAuthority(host)) {
            return RequestRefusal.HOST;
        }
        return null;
    }

    private boolean isAuthority(int field) {
        for (int index = 0; index < head.valueLength(field); index++) {
            if (!AuthoritySyntax.isValid(head.valueAt(field, index))) {
                return false;
            }
        }
        return true;
    }

    private @Nullable RequestRefusal refuseFraming() {
        if (lengths + codings > 1 || codings == 1 && head.minorVersion() == 0) {
            return RequestRefusal.FRAMING;
        }
        if (coding != NONE && !head.hasValue(coding, "chunked")) {
            // The end of a body is known only if chunked is its last coding (RFC 9112, section 6.3).
            return endsWithChunked() ? RequestRefusal.CODING : RequestRefusal.FRAMING;
        }
        if (length != NONE) {
            contentLength = decimal(length);
            if (contentLength < 0) {
                return RequestRefusal.FRAMING;
            }
            if (contentLength > limits.bodyBytes()) {
                return RequestRefusal.BODY_TOO_LARGE;
            }
        }
        if (!BodyDecompressor.isKnown(encoding)) {
            return RequestRefusal.ENCODED;
        }
        if (expectation != NONE && !head.hasValue(expectation, "100-continue")) {
            return RequestRefusal.EXPECTATION;
        }
        return null;
    }

    /** Returns true if chunked is the last of several codings, and is not applied twice. */
    private boolean endsWithChunked() {
        String[] names = head.value(coding).split(",", -1);
        int chunked = 0;
        for (String name : names) {
            chunked += name.strip().equalsIgnoreCase("chunked") ? 1 : 0;
        }
        return chunked == 1 && names[names.length - 1].strip().equalsIgnoreCase("chunked");
    }

    /** Returns the number that a field consists of, or -1 if it is no number or too large for one. */
    private long decimal(int field) {
        int digits = head.valueLength(field);
        if (digits == 0 || digits > MAX_DIGITS) {
            return -1;
        }
        long number = 0;
        for (int index = 0; index < digits; index++) {
            int digit = head.valueAt(field, index) - '0';
            if (digit < 0 || digit > 9) {
                return -1;
            }
            number = number * 10 + digit;
        }
        return number;
    }

    /** Returns the size of the body in bytes, or 0 if it has chunks. */
    long contentLength() {
        return contentLength;
    }

    boolean isChunked() {
        return coding != NONE;
    }

    /** Returns true if the client waits for a {@code 100 Continue}. */
    boolean expectsContinue() {
        return expectation != NONE && head.minorVersion() == 1 && lengths + codings > 0;
    }

    /** Returns true if the client wants to send another request on the connection (RFC 9112, section 9.3). */
    boolean keepsAlive() {
        boolean current = head.minorVersion() == 1;
        if (connection == NONE) {
            return current;
        }
        boolean close = false;
        boolean keep = false;
        for (int field = head.find("connection", 0); field >= 0; field = head.find("connection", field + 1)) {
            for (String option : head.value(field).split(",", -1)) {
                close |= option.strip().equalsIgnoreCase("close");
                keep |= option.strip().equalsIgnoreCase("keep-alive");
            }
        }
        return !close && (current || keep);
    }

    boolean requestsUpgrade() {
        return upgrade && connection != NONE;
    }

    /** Returns the content coding of the body, or null. */
    @Nullable
    CharSequence encoding() {
        return encoding;
    }

    @Nullable
    CharSequence host() {
        return host == NONE ? null : head.value(host);
    }
}
