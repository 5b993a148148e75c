package dev.ectype.controlplane.scim.group;

import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.scim.provider.ScimProvider;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Describes a group to people.
 *
 * @param scope the scope that the group gives to its members; null if it gives none
 * @param own whether the group itself has the scope, as opposed to the role mapping of its provider
 */
public record GroupSummary(
        String id,
        String displayName,
        int members,
        @Nullable Scope scope,
        boolean own) {
    static GroupSummary of(ScimGroup group, List<ScimProvider> providers) {
        Scope mapped = providers.stream()
                .map(provider -> provider.scopeOf(group.displayName()))
                .flatMap(Optional::stream)
                .findFirst()
                .orElse(null);
        boolean own = group.scope() != null;
        return new GroupSummary(
                IdKind.GROUP.text(group.id()),
                group.displayName(),
                group.memberCount(),
                own ? group.scope() : mapped,
                own);
    }
}
