package dev.ectype.runtime.state.journal;

import java.nio.charset.StandardCharsets;

/** Keeps the encoded form of the latest text of one kind, because consecutive entries mostly have the same operation and counter. */
final class LatestText {
    private String text = "";
    private byte[] encoded = {};

    /** Returns the text in UTF-8. The array must not be changed. */
    byte[] encoded(String latest) {
        if (!latest.equals(text)) {
            text = latest;
            encoded = latest.getBytes(StandardCharsets.UTF_8);
        }
        return encoded;
    }
}
