package dev.ectype.controlplane.scim.group;

import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.scim.filter.AttributeSelection;
import dev.ectype.controlplane.scim.filter.ResourceQuery;
import dev.ectype.controlplane.scim.filter.ResourceQuery.Slice;
import dev.ectype.controlplane.scim.provider.ProviderAccess;
import dev.ectype.controlplane.scim.store.ResourceQueries;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.springframework.stereotype.Service;
import tools.jackson.databind.node.ObjectNode;

/** Reads and lists groups as resources, and the groups of users. */
@Service
public class GroupQueries implements ResourceQueries {
    private final ScimGroupRepository repository;
    private final GroupMemberRepository memberships;
    private final GroupView view;

    GroupQueries(ScimGroupRepository repository, GroupMemberRepository memberships, GroupView view) {
        this.repository = repository;
        this.memberships = memberships;
        this.view = view;
    }

    @Override
    public ObjectNode get(ProviderAccess access, String id, AttributeSelection selection) {
        ScimGroup group = repository
                .find(access, IdKind.GROUP.require(id))
                .orElseThrow(() -> new NotFound(IdKind.GROUP.noun(), id));
        boolean members = selection.contains(GroupView.MEMBERS);
        return resources(access, List.of(group), members).get(0);
    }

    /** Returns a page of groups, without a projection. */
    @Override
    public Slice<ObjectNode> list(ProviderAccess access, ResourceQuery query) {
        Slice<ScimGroup> slice = query.isPlain() ? page(access, query) : selected(access, query);
        boolean members = query.selection().contains(GroupView.MEMBERS);
        return new Slice<>(slice.total(), resources(access, slice.items(), members));
    }

    private Slice<ScimGroup> page(ProviderAccess access, ResourceQuery query) {
        return new Slice<>(repository.count(access), repository.page(access, query.startIndex() - 1, query.count()));
    }

    private Slice<ScimGroup> selected(ProviderAccess access, ResourceQuery query) {
        List<ScimGroup> candidates = repository.candidates(access, query.filter(), ResourceQuery.MOST_EXAMINED + 1);
        Map<UUID, List<GroupMember>> members =
                query.reads(GroupView.MEMBERS) ? members(access, candidates) : new LinkedHashMap<>();
        return query.select(candidates, group -> view.resource(group, members.getOrDefault(group.id(), List.of())));
    }

    private List<ObjectNode> resources(ProviderAccess access, List<ScimGroup> groups, boolean withMembers) {
        Map<UUID, List<GroupMember>> members = withMembers ? members(access, groups) : new LinkedHashMap<>();
        return groups.stream()
                .map(group -> view.resource(group, members.getOrDefault(group.id(), List.of())))
                .toList();
    }

    private Map<UUID, List<GroupMember>> members(ProviderAccess access, List<ScimGroup> groups) {
        Map<UUID, List<GroupMember>> members = new LinkedHashMap<>();
        memberships
                .members(access, groups.stream().map(ScimGroup::id).toList())
                .forEach(member -> members.computeIfAbsent(member.group(), id -> new ArrayList<>())
                        .add(member));
        return members;
    }

    /** Returns the oldest groups with the scopes that they give, and the number of all groups. */
    public Slice<GroupSummary> summaries(ProviderAccess access, int limit) {
        return new Slice<>(
                repository.count(access),
                repository.page(access, 0, limit).stream()
                        .map(group -> GroupSummary.of(group, access.providers()))
                        .toList());
    }

    /** Returns the groups of each of some users. */
    public Map<UUID, List<GroupReference>> ofUsers(ProviderAccess access, Collection<UUID> users) {
        Map<UUID, List<GroupReference>> groups = new LinkedHashMap<>();
        memberships
                .groups(access, users)
                .forEach(row -> groups.computeIfAbsent(row.user(), id -> new ArrayList<>())
                        .add(row.group()));
        return groups;
    }
}
