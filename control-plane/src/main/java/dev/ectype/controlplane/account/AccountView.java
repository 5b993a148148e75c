package dev.ectype.controlplane.account;

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
     * @param client the user agent and the address of the sign-in
     * @param origin the origin that the session is bound to, or null
     */
    public record SessionLine(
            String id,
            String createdAt,
            String lastUsedAt,
            String method,
            String client,
            @Nullable String origin,
            boolean current) {}
}
