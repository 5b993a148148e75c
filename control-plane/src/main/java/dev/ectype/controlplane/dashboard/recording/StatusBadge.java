package dev.ectype.controlplane.dashboard.recording;

/**
 * Represents an HTTP status on a page.
 *
 * @param text the code, or that there was no response
 * @param style the class of its colours
 */
public record StatusBadge(String text, String style) {
    private static final int CLASS = 100;

    static StatusBadge of(int status) {
        return switch (status / CLASS) {
            case 0 -> new StatusBadge("No response", "bad");
            case 1, 3 -> new StatusBadge(Integer.toString(status), "plain");
            case 2 -> new StatusBadge(Integer.toString(status), "good");
            case 4 -> new StatusBadge(Integer.toString(status), "warn");
            default -> new StatusBadge(Integer.toString(status), "bad");
        };
    }
}
