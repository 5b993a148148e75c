package dev.ectype.controlplane.account;

import dev.ectype.controlplane.platform.web.TimeText;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Represents the account page.
 *
 * @param name the display name, or null
 * @param organization the display name of the organization
 */
public record AccountView(
        @Nullable String name, String email, String organization, String scope, List<SessionLine> sessions) {
    /**
     * Represents a session in the list.
     *
     * @param used the time of the last use, or null
     * @param method the label of the way to sign in
     * @param client the browser or program
     * @param address the address of the client, or null
     * @param origin the origin that the session is bound to, or null
     */
    public record SessionLine(
            String id,
            Moment began,
            @Nullable Moment used,
            String method,
            String client,
            @Nullable String address,
            @Nullable String origin,
            boolean current) {}

    /**
     * Represents a time.
     *
     * @param machine the time for programs, as RFC 3339
     * @param text the time for people, such as {@code 31 Jan 2026, 12:00 UTC}
     */
    public record Moment(String machine, String text) {
        private static final DateTimeFormatter FORM = DateTimeFormatter.ofPattern(
                        "d MMM uuuu, HH:mm 'UTC'", Locale.ENGLISH)
                .withZone(ZoneOffset.UTC);

        static Moment of(Instant time) {
            return new Moment(TimeText.of(time), FORM.format(time));
        }
    }
}
