package dev.ectype.launcher.recording;

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

    public String place() {
        return place;
    }

    public String message() {
        return String.valueOf(getMessage());
    }
}
