package dev.ectype.controlplane.account;

import dev.ectype.controlplane.page.Moment;
import java.util.List;
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
}
