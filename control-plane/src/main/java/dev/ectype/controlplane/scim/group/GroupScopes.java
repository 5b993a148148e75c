package dev.ectype.controlplane.scim.group;

import dev.ectype.controlplane.organization.Member;
import dev.ectype.controlplane.organization.Members;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.scim.group.GroupMemberRepository.MemberScope;
import dev.ectype.controlplane.scim.provider.ProviderAccess;
import dev.ectype.controlplane.scim.provider.ScimProvider;
import dev.ectype.controlplane.scim.provider.ScimProviders;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/**
 * Gives members the highest scope of their groups. A group has its own scope, or the scope of its name in the role mapping of the member's
 * provider. A member who leaves the last group with a scope returns to the default scope of the provider.
 */
@Service
public class GroupScopes {
    private final GroupMemberRepository repository;
    private final ScimProviders providers;
    private final Members members;

    GroupScopes(GroupMemberRepository repository, ScimProviders providers, Members members) {
        this.repository = repository;
        this.providers = providers;
        this.members = members;
    }

    /**
     * Changes groups or memberships and then the scopes of the users.
     *
     * @param users the users whose scopes may change
     */
    @Transactional(propagation = Propagation.MANDATORY)
    public void change(UUID organization, Collection<UUID> users, Runnable change) {
        ProviderAccess all = providers.all(organization);
        Map<UUID, UserScope> before = scopes(all, users);
        change.run();
        scopes(all, users).forEach((user, after) -> {
            UserScope previous = before.get(user);
            Scope wanted = after.mapped();
            if (wanted == null && previous != null && previous.mapped() != null) {
                wanted = all.providerOf(after.email())
                        .map(ScimProvider::defaultScope)
                        .orElse(null);
            }
            if (wanted != null && wanted != after.current()) {
                Member member = members.get(organization, IdKind.USER.text(user));
                members.store(organization, member, member.withScope(wanted));
            }
        });
    }

    private Map<UUID, UserScope> scopes(ProviderAccess all, Collection<UUID> users) {
        Map<UUID, UserScope> scopes = new LinkedHashMap<>();
        for (MemberScope row : repository.scopes(all.organization(), users)) {
            UserScope one =
                    new UserScope(row.email(), row.scope(), scope(all, row).orElse(null));
            scopes.merge(row.user(), one, UserScope::highest);
        }
        return scopes;
    }

    private static Optional<Scope> scope(ProviderAccess all, MemberScope row) {
        String group = row.group();
        return Optional.ofNullable(row.groupScope())
                .or(() -> group == null
                        ? Optional.empty()
                        : all.providerOf(row.email()).flatMap(provider -> provider.scopeOf(group)));
    }

    /**
     * Holds the scopes of a user.
     *
     * @param mapped the highest scope of the groups; null if no group has one
     */
    private record UserScope(
            String email, Scope current, @Nullable Scope mapped) {
        UserScope highest(UserScope other) {
            return mapped == null || other.mapped != null && other.mapped.includes(mapped) ? other : this;
        }
    }
}
