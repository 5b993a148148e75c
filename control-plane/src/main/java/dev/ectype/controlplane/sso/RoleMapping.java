package dev.ectype.controlplane.sso;

import dev.ectype.controlplane.platform.auth.Scope;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Maps the groups of a user at the identity provider to a scope. */
public record RoleMapping(
        @Schema(description = "oidc: claim with the groups; saml: attribute with the groups.", example = "groups")
        @NotNull(message = "is missing")
        @Size(min = 1, max = 200, message = "must have 1 to 200 characters")
        String attribute,

        @Schema(description = "Groups whose users have the scope read.", example = "[\"guests\"]")
        @Nullable
        @Size(max = MOST, message = "must have at most 100 groups")
        List<@NotNull @Size(min = 1, max = 200, message = "must have 1 to 200 characters") String> read,

        @Schema(description = "Groups whose users have the scope write.", example = "[\"developers\"]")
        @Nullable
        @Size(max = MOST, message = "must have at most 100 groups")
        List<@NotNull @Size(min = 1, max = 200, message = "must have 1 to 200 characters") String> write,

        @Schema(description = "Groups whose users have the scope admin.", example = "[\"platform-team\"]")
        @Nullable
        @Size(max = MOST, message = "must have at most 100 groups")
        List<@NotNull @Size(min = 1, max = 200, message = "must have 1 to 200 characters") String> admin) {
    private static final int MOST = 100;

    /** Returns the greatest scope of the groups of a user; empty if none of them is mapped. */
    public Optional<Scope> scope(Collection<String> groups) {
        if (contains(admin, groups)) {
            return Optional.of(Scope.ADMIN);
        } else if (contains(write, groups)) {
            return Optional.of(Scope.WRITE);
        }
        return contains(read, groups) ? Optional.of(Scope.READ) : Optional.empty();
    }

    private static boolean contains(@Nullable List<String> mapped, Collection<String> groups) {
        return mapped != null && mapped.stream().anyMatch(groups::contains);
    }
}
