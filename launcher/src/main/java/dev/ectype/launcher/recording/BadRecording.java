package dev.ectype.launcher.recording;

import dev.ectype.runtime.json.Document;

/** Reports the line from which a recording cannot be read, and the reason. */
public final class BadRecording extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String place;

    /**
     * Creates the exception.
     *
     * @param place the place of the error, such as {@code line 3}
     */
    BadRecording(String place, String message) {
        super(message, null, false, false);
        this.place = place;
    }

    /** Reports a header field that no request can have. */
    static BadRecording ofHeader(String place, RecordedHeader header) {
        String value = header.value().length() > 60 ? header.value().substring(0, 60) + "…" : header.value();
        return new BadRecording(
                place,
                "the header field " + Document.of(header.name()).literal() + " has the value "
                        + Document.of(value).literal()
                        + ", but names consist of letters, digits and !#$%&'*+.^_`|~-, and values have no control characters");
    }

    public String place() {
        return place;
    }

    public String message() {
        return String.valueOf(getMessage());
    }
}
