package dev.ectype.controlplane.dashboard.emulator;

import dev.ectype.controlplane.emulator.EmulatorStatus;
import dev.ectype.controlplane.emulator.Emulators;
import dev.ectype.controlplane.emulator.RegisteredEmulator;
import dev.ectype.controlplane.page.Age;
import dev.ectype.controlplane.page.Quantity;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Represents an emulator on a page.
 *
 * @param now the time of the page
 */
public record EmulatorView(RegisteredEmulator emulator, Instant now) {
    /** Returns the address of the emulator for a link; null if browsers must not follow it. */
    public @Nullable String link() {
        try {
            URI address = new URI(emulator.url());
            boolean isWeb =
                    "http".equalsIgnoreCase(address.getScheme()) || "https".equalsIgnoreCase(address.getScheme());
            return isWeb && address.getHost() != null ? emulator.url() : null;
        } catch (URISyntaxException malformed) {
            return null;
        }
    }

    /** Returns the address of the page that the emulator serves; null if browsers must not follow it. */
    public @Nullable String page() {
        String address = link();
        return address == null ? null : address.replaceFirst("/+$", "") + "/__service/";
    }

    /** Returns the status as a word. */
    public String status() {
        return switch (emulator.status()) {
            case ALIVE -> "Alive";
            case LOST -> "Lost";
            case STOPPED -> "Stopped";
        };
    }

    /** Returns the class of the status for style sheets. */
    public String tone() {
        return switch (emulator.status()) {
            case ALIVE -> "good";
            case LOST -> "bad";
            case STOPPED -> "plain";
        };
    }

    /** Returns what the status means. */
    public String explanation() {
        return switch (emulator.status()) {
            case ALIVE -> "Heartbeats arrive every " + emulator.heartbeatSeconds() + " seconds.";
            case LOST ->
                "No heartbeat for " + Emulators.SILENCE.toSeconds()
                        + " seconds, and it did not deregister. The process ended, or it cannot reach this service.";
            case STOPPED -> "It deregistered. Lists contain it for " + daysListed() + " days.";
        };
    }

    /** Returns the number of days for which lists contain a stopped emulator. */
    public static long daysListed() {
        return Emulators.KEPT.toDays();
    }

    /** Returns the time since the last heartbeat, such as {@code 12 s ago}. */
    public String seen() {
        return Age.text(emulator.lastSeenAt(), now);
    }

    public boolean isStopped() {
        return emulator.status() == EmulatorStatus.STOPPED;
    }

    /** Returns a number with separated thousands; a dash if the emulator did not report it. */
    public static String count(@Nullable Long number) {
        return number == null ? "–" : Quantity.count(number);
    }
}
