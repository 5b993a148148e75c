package dev.ectype.launcher.recording;

/** Says that a recording cannot be read from some line on: which, and why. */
public final class BadRecording extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String place;

    /**
     * Makes it.
     *
     * @param place such as {@code line 3}
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
