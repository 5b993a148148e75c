package dev.ectype.controlplane.scim.user;

import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.scim.filter.AttributeSelection;
import dev.ectype.controlplane.scim.filter.ResourceQuery;
import dev.ectype.controlplane.scim.filter.ResourceQuery.Slice;
import dev.ectype.controlplane.scim.group.GroupQueries;
import dev.ectype.controlplane.scim.group.GroupReference;
import dev.ectype.controlplane.scim.provider.ProviderAccess;
import dev.ectype.controlplane.scim.store.ResourceQueries;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.springframework.stereotype.Service;
import tools.jackson.databind.node.ObjectNode;

/** Reads and lists members as resources. */
@Service
public class UserQueries implements ResourceQueries {
    private static final String GROUPS = "groups";

    private final ScimUserRepository repository;
    private final GroupQueries groups;
    private final UserView view;

    UserQueries(ScimUserRepository repository, GroupQueries groups, UserView view) {
        this.repository = repository;
        this.groups = groups;
        this.view = view;
    }

    @Override
    public ObjectNode get(ProviderAccess access, String id, AttributeSelection selection) {
        ScimUser user = repository
                .find(access, IdKind.USER.require(id))
                .orElseThrow(() -> new NotFound(IdKind.USER.noun(), id));
        return resources(access, List.of(user), selection.contains(GROUPS)).get(0);
    }

    /** Returns a page of members, without a projection. */
    @Override
    public Slice<ObjectNode> list(ProviderAccess access, ResourceQuery query) {
        Slice<ScimUser> slice = query.isPlain() ? page(access, query) : selected(access, query);
        return new Slice<>(
                slice.total(),
                resources(access, slice.items(), query.selection().contains(GROUPS)));
    }

    private Slice<ScimUser> page(ProviderAccess access, ResourceQuery query) {
        return new Slice<>(repository.count(access), repository.page(access, query.startIndex() - 1, query.count()));
    }

    private Slice<ScimUser> selected(ProviderAccess access, ResourceQuery query) {
        List<ScimUser> candidates = repository.candidates(access, query.filter(), ResourceQuery.MOST_EXAMINED + 1);
        Map<UUID, List<GroupReference>> references = groups(access, candidates, query.reads(GROUPS));
        return query.select(candidates, user -> view.resource(user, references.getOrDefault(user.id(), List.of())));
    }

    private List<ObjectNode> resources(ProviderAccess access, List<ScimUser> users, boolean withGroups) {
        Map<UUID, List<GroupReference>> references = groups(access, users, withGroups);
        return users.stream()
                .map(user -> view.resource(user, references.getOrDefault(user.id(), List.of())))
                .toList();
    }

    private Map<UUID, List<GroupReference>> groups(ProviderAccess access, List<ScimUser> users, boolean wanted) {
        return wanted ? groups.ofUsers(access, users.stream().map(ScimUser::id).toList()) : new LinkedHashMap<>();
    }
}
